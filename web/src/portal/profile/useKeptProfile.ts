import { useAccountStored, useUser } from '@campus-procurement/hooks';
import type { ProfileValues } from './profileValues.ts';

const form = 'supplierProfile';

/** The profile as it was typed and not sent yet. It lies in this window only, and survives a reload and the end of a session. */
export function useKeptProfile() {
  const { accountId } = useUser();
  const [drafts, setDrafts] = useAccountStored('drafts');
  const others = drafts?.filter((one) => one.form !== form) ?? [];
  return {
    kept: drafts?.find((one) => one.form === form)?.values as Partial<ProfileValues> | undefined,
    keep: (values: ProfileValues) =>
      setDrafts([...others, { page: '/profile', form, title: '', owner: accountId, time: Date.now(), values: { ...values } }]),
    forget: () => setDrafts(others),
  };
}

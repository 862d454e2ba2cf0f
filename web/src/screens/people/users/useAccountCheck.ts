import { useApiQuery } from '@campus-procurement/hooks';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { accountRule, type Before, type UserValues } from './userSchema.ts';

/** Milliseconds after the last key press. */
const pause = 400;

/** Shows at the field that an account is taken, before the form is complete. The server checks again when it is saved. */
export function useAccountCheck({ control, setError, clearErrors }: UseFormReturn<UserValues>, before: Before): void {
  const t = useT();
  const account = useWatch({ control, name: 'account' }).trim();
  const [asked] = useDebouncedValue(account, pause);
  const isWanted = accountRule.test(asked) && asked !== before?.account;
  const check = useApiQuery(
    'checkAccount',
    { query: { account: asked, ...(before && { excludeId: before.id }) } },
    { enabled: isWanted },
  );
  const isTaken = isWanted && asked === account && check.data?.exists === true;

  useEffect(() => {
    if (!isTaken) return;
    setError('account', { type: 'taken', message: t('users.accountTaken') });
    return () => clearErrors('account');
  }, [isTaken, setError, clearErrors, t]);
}

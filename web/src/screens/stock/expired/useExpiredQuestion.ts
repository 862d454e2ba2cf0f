import { isApiError } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';

interface Confirmed {
  expiredConfirmed?: true;
}

/** Sends what moves or offers goods. If the server names goods that have expired, it asks, and sends again what the user has confirmed. */
export function useExpiredQuestion() {
  const t = useT();
  const confirm = useConfirm();
  return async function send<T>(attempt: (confirmed: Confirmed) => Promise<T>): Promise<T> {
    try {
      return await attempt({});
    } catch (error) {
      const expired = isApiError(error) ? error.fieldErrors.find(({ rule }) => rule === 'expiredGoods') : undefined;
      if (!expired) throw error;
      claimError(error);
      const isMeant = await confirm({
        title: t('stock.expiredQuestion'),
        text: expired.message,
        confirmLabel: t('stock.expiredConfirm'),
        danger: true,
      });
      if (!isMeant) throw error;
      return attempt({ expiredConfirmed: true });
    }
  };
}

import { useT } from '#i18n/LanguageProvider.tsx';

/** Why a purchase stands still, and what that means. */
export function Suspended({ reason }: { reason: string | null }) {
  const t = useT();
  return (
    <p className="po-message" data-tone="wait" role="status">
      <b>{t('portalBids.suspended', { reason: reason ?? '' })}</b> {t('portalBids.next_SUSPENDED')}
    </p>
  );
}

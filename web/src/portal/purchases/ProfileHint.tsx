import { useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Link } from '../address/Link.tsx';

/** Leads who has just registered, or was rejected, to the profile: before it is sent, nothing can be quoted. */
export function ProfileHint() {
  const t = useT();
  const profile = useApiQuery('getSupplierProfile', {}, { staleTime: 60_000, meta: { silent: true } });
  const status = profile.data?.status;
  if (status !== 'REGISTERED' && status !== 'REJECTED') return null;
  return (
    <p className="po-message" data-tone="wait" role="status">
      {t(`portalBids.profile_${status}`)} <Link to="/profile">{t('portalBids.toProfile')}</Link>
    </p>
  );
}

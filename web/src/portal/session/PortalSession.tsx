import { useSession, useSessionActions } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PortalLogin } from './PortalLogin.tsx';

/** Stands in place of a page until a supplier is logged in. */
export function PortalSession() {
  const t = useT();
  const session = useSession();
  const { restore } = useSessionActions();
  switch (session.status) {
    case 'restoring':
      return <LoadState error={null} onRetry={restore} />;
    case 'failed':
      return (
        <>
          <h1 className="po-title">{t('portal.sessionFailed')}</h1>
          <LoadState error={session.error} onRetry={restore} />
        </>
      );
    case 'initialPassword':
      return <FirstPassword />;
    default:
      return <PortalLogin />;
  }
}

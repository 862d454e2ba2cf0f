import { type LoginTicket, safeRedirect, useSession } from '@campus-procurement/hooks';
import { Button, Loader } from '@mantine/core';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { NoticePage } from '#ui/page/NoticePage.tsx';
import { Onward } from '../Onward.tsx';
import { useTicketLogin } from './useTicketLogin.ts';

/** The page for users who come from an outside system with a ticket. */
function TicketLogin({ operation }: { operation: LoginTicket['operation'] }) {
  const t = useT();
  const session = useSession();
  const login = useTicketLogin(operation);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wanted = parameters.get('redirect');

  if (login.step === 'failed') return <Navigate to={`/user/login-error?code=${login.code}`} replace />;
  if (login.step === 'done')
    return session.status === 'anonymous' ? <Navigate to="/login" replace /> : <Onward wanted={wanted} />;
  if (login.step === 'asking' && session.status === 'ready') {
    const { name, accountId, companyName } = session.user;
    return (
      <NoticePage
        title={t('entry.askTitle')}
        actions={
          <>
            <Button onClick={() => navigate(safeRedirect(wanted), { replace: true })}>{t('entry.askStay')}</Button>
            <Button variant="default" onClick={login.proceed}>
              {t('entry.askReplace')}
            </Button>
          </>
        }
      >
        <p>{t('entry.askText', { name, account: accountId, company: companyName })}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t('entry.waiting')}>
      <Loader size="sm" aria-hidden />
      <p role="status">{t('entry.waitingText')}</p>
    </NoticePage>
  );
}

export function PlatformLoginScreen() {
  return <TicketLogin operation="accountLogin" />;
}

export function ExternalLoginScreen() {
  return <TicketLogin operation="exchangeToken" />;
}

export function PortalLoginScreen() {
  return <TicketLogin operation="checkJumpLoginTicket" />;
}

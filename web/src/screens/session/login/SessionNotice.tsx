import type { AnonymousReason, SessionState } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { Message } from '#ui/feedback/Message.tsx';
import classes from './LoginScreen.module.css';

const notices: Partial<Record<AnonymousReason, { text: LabelKey; tone: 'success' | 'warning' }>> = {
  logout: { text: 'session.loggedOut', tone: 'success' },
  logoutElsewhere: { text: 'session.loggedOutElsewhere', tone: 'warning' },
  expired: { text: 'session.expired', tone: 'warning' },
  noMenu: { text: 'session.noMenu', tone: 'warning' },
};

/** Explains why the login page is shown again: logged out here or in another tab, expired, or without a menu. */
export function SessionNotice({ session }: { session: SessionState }) {
  const t = useT();
  const notice = session.status === 'anonymous' ? notices[session.reason] : undefined;
  const isSupplier = session.status === 'anonymous' && session.reason === 'noMenu';
  return (
    <div role="status" className={classes.notice}>
      {notice && (
        <Message tone={notice.tone}>
          {t(notice.text)} {isSupplier && <a href="/portal/">{t('session.toPortal')}</a>}
        </Message>
      )}
    </div>
  );
}

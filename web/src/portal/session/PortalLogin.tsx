import { type AnonymousReason, useSession, useSessionActions, useStored } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { useCaptcha } from '#ui/fields/useCaptcha.ts';
import { useCountdown } from '#ui/fields/useCountdown.ts';
import { Link } from '../address/Link.tsx';
import { readRoute } from '../address/readRoute.ts';
import { useAddress } from '../address/useAddress.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';

const wrongCaptcha = 4002;
type Field = 'username' | 'password' | 'captchaCode';

const notices: Partial<Record<AnonymousReason, LabelKey>> = {
  logout: 'session.loggedOut',
  logoutElsewhere: 'session.loggedOutElsewhere',
  expired: 'session.expired',
};

function wantsCaptcha(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === wrongCaptcha || (error.data as Schemas['FailureDetails'] | null)?.captchaRequired === true;
}

/** The login of suppliers. Who works at a school is told where to go. */
export function PortalLogin() {
  const t = useT();
  const session = useSession();
  const { login } = useSessionActions();
  const [remembered, remember] = useStored('rememberedUsername');
  const [failure, setFailure] = useState<string | null>(null);
  const [empty, setEmpty] = useState<Field | null>(null);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const wait = useCountdown();
  const isBusy = session.status === 'loggingIn';
  const reason = session.status === 'anonymous' ? session.reason : null;
  const notice = reason && notices[reason];
  const { path } = useAddress();
  const isQuoting = reason === 'expired' && readRoute('/purchases/:id/quote', path) !== null;
  usePortalTitle(t('portal.loginTitle'));

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: Field) => String(data.get(name) ?? '');
    const [username, password, captchaCode] = [read('username').trim(), read('password'), read('captchaCode').trim()];
    const missing = !username ? 'username' : !password ? 'password' : needsCaptcha && !captchaCode ? 'captchaCode' : null;
    setEmpty(missing);
    if (missing) (event.currentTarget.elements.namedItem(missing) as HTMLInputElement).focus();
    if (missing || isBusy || wait.seconds > 0) return;
    setFailure(null);
    const { state } = captcha;
    const proof = needsCaptcha && state.status === 'shown' ? { captchaKey: state.captcha.captchaKey, captchaCode } : {};
    try {
      await login({ username, password, ...proof });
      remember(username);
    } catch (error) {
      if (isApiError(error) && error.retryAfterSeconds) wait.start(error.retryAfterSeconds);
      if (wantsCaptcha(error)) setNeedsCaptcha(true);
      if (needsCaptcha) void captcha.refresh();
      setFailure(isApiError(error) ? describeError(error, t).text : t('session.failed'));
    }
  }

  const errorOf = (field: Field, text: LabelKey) => (empty === field ? t(text) : undefined);
  return (
    <div className="po-login">
      <h1 className="po-title">{t('portal.loginTitle')}</h1>
      <p className="po-lead">{t('portal.loginLead')}</p>
      {failure ? (
        <p className="po-message" data-tone="bad" role="alert">
          {failure}
        </p>
      ) : reason === 'notSupplier' ? (
        <p className="po-message" data-tone="wait" role="alert">
          {t('portal.notSupplier')} <a href="/login">{t('portal.toStaff')}</a>
        </p>
      ) : (
        notice && (
          <p className="po-message" data-tone="wait" role="status">
            {t(notice)} {isQuoting && t('portal.expiredQuote')}
          </p>
        )
      )}
      <form onSubmit={onSubmit} noValidate>
        <TextBox
          name="username"
          label={t('session.username')}
          defaultValue={remembered ?? ''}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          error={errorOf('username', 'session.usernameEmpty')}
        />
        <TextBox
          name="password"
          type="password"
          label={t('session.password')}
          autoComplete="current-password"
          maxLength={128}
          error={errorOf('password', 'session.passwordEmpty')}
        />
        {needsCaptcha && (
          <div className="po-captcha">
            <TextBox
              key={captcha.state.status === 'shown' ? captcha.state.number : 0}
              name="captchaCode"
              label={t('session.captcha')}
              autoComplete="off"
              maxLength={10}
              error={errorOf('captchaCode', 'session.captchaEmpty')}
            />
            <button type="button" className="po-plain" aria-label={t('session.captchaRefresh')} onClick={captcha.refresh}>
              {captcha.state.status === 'shown' ? (
                <img src={captcha.state.captcha.image} alt={t('session.captchaPicture')} height={40} />
              ) : (
                t('session.captchaRefresh')
              )}
            </button>
          </div>
        )}
        <button type="submit" className="po-button po-main-act" disabled={isBusy || wait.seconds > 0}>
          {wait.seconds > 0 ? t('session.retryIn', { seconds: wait.seconds }) : t('session.submit')}
        </button>
      </form>
      <p className="po-below">
        {t('portal.noAccount')} <a href="/login?view=register">{t('portal.register')}</a>
        <a href="/login?view=forgot&from=portal">{t('portal.forgot')}</a>
        <Link to="/notices">{t('portal.readNotices')}</Link>
      </p>
      <p className="po-below">
        <a href="/login">{t('portal.staffLogin')}</a>
      </p>
    </div>
  );
}

import { useSessionActions } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { useCaptcha } from '#ui/fields/useCaptcha.ts';
import { useCountdown } from '#ui/fields/useCountdown.ts';
import type { LoginValues } from './loginValues.ts';

const wrongCaptcha = 4002;

/** Returns whether the server requires a captcha with the next attempt. */
function wantsCaptcha(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === wrongCaptcha || (error.data as Schemas['FailureDetails'] | null)?.captchaRequired === true;
}

/** Logs in, and provides the error, the waiting time and the captcha. The password is not stored. */
export function useLogin() {
  const t = useT();
  const { login } = useSessionActions();
  const [failure, setFailure] = useState<string | null>(null);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const countdown = useCountdown();
  const captcha = useCaptcha(needsCaptcha);

  function explain(error: unknown) {
    if (!isApiError(error)) console.error(error); // A bug: developers need more detail than users are told.
    const wait = isApiError(error) ? error.retryAfterSeconds : null;
    if (wait) countdown.start(wait);
    if (wantsCaptcha(error)) setNeedsCaptcha(true);
    if (needsCaptcha) void captcha.refresh();
    const isTold = isApiError(error) && (error.msg || error.name === 'NetworkError' || error.name === 'TimeoutError');
    setFailure(isTold ? describeError(error, t).text : t('session.failed'));
  }

  return {
    failure,
    waitSeconds: countdown.seconds,
    captcha,
    needsCaptcha,
    /** Resolves to whether the user is logged in now; `failure` has the reason if not. */
    async logIn({ username, password, captchaCode }: LoginValues): Promise<boolean> {
      setFailure(null);
      const { state } = captcha;
      const proof = needsCaptcha && state.status === 'shown' ? { captchaKey: state.captcha.captchaKey, captchaCode } : {};
      try {
        await login({ username, password, ...proof });
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },
  };
}

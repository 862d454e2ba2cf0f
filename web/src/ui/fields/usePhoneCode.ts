import { useClient } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { type ChangeEvent, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { describeError } from '../feedback/describeError.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useCountdown } from './useCountdown.ts';

const captchaWanted = 4002;
/** Codes cannot be sent at all. */
const notSetUp = 4101;

/** Has a code sent to a phone: when another one can be had, the captcha that the server wants from the third on, and what failed. */
export function usePhoneCode(scene: Schemas['PhoneCaptchaScene'], askPhone: () => Promise<string | null>) {
  const t = useT();
  const client = useClient();
  const countdown = useCountdown();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const typed = useRef('');
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ to: string; minutes: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOff, setOff] = useState(false);
  const [captchaError, setCaptchaError] = useState<LabelKey | null>(null);

  function explain(error: unknown) {
    if (!isApiError(error)) console.error(error); // A fault of ours: the user is told less than whoever has to find it.
    if (isApiError(error) && error.retryAfterSeconds) countdown.start(error.retryAfterSeconds);
    if (isApiError(error) && error.code === notSetUp) setOff(true);
    const wantsCaptcha = isApiError(error) && error.code === captchaWanted;
    if (wantsCaptcha) setNeedsCaptcha(true);
    if (wantsCaptcha) setCaptchaError(needsCaptcha ? 'ui.captchaWrong' : 'ui.captchaFirst');
    else setFailure(describeError(error, t).text);
  }

  async function sendTo(phone: string) {
    const { state } = captcha;
    const proof =
      needsCaptcha && state.status === 'shown' ? { captchaKey: state.captcha.captchaKey, captchaCode: typed.current.trim() } : {};
    try {
      const { expireSeconds, resendSeconds } = await client.call('sendPhoneCaptcha', { body: { phone, scene, ...proof } });
      countdown.start(resendSeconds);
      setSent({ to: phone, minutes: Math.round(expireSeconds / 60) });
    } catch (error) {
      explain(error);
    }
    typed.current = '';
    if (needsCaptcha) void captcha.refresh();
  }

  async function send() {
    if (isUnderWay.current || countdown.seconds > 0) return;
    const phone = await askPhone();
    if (phone === null) return;
    if (needsCaptcha && typed.current.trim() === '') return setCaptchaError('session.captchaEmpty');
    isUnderWay.current = true;
    setBusy(true);
    setSent(null);
    setFailure(null);
    setCaptchaError(null);
    await sendTo(phone);
    isUnderWay.current = false;
    setBusy(false);
  }

  return {
    send,
    isBusy,
    /** The server has said that it sends none to anybody. */
    isOff,
    seconds: countdown.seconds,
    sentTo: sent?.to ?? null,
    minutes: sent?.minutes ?? 0,
    failure,
    needsCaptcha,
    captcha,
    captchaError,
    onCaptcha: (event: ChangeEvent<HTMLInputElement>) => {
      typed.current = event.currentTarget.value;
      setCaptchaError(null);
    },
  };
}

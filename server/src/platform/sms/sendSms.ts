import type { Schemas } from '@campus-procurement/sdk';
import type { Logger } from 'pino';

/** A code to be sent to a phone. */
export interface SmsCode {
  phone: string;
  code: string;
  /** The purpose of the code. The provider has a text for each. */
  scene: Schemas['PhoneCaptchaScene'];
  expireSeconds: number;
}

/** Sends a code and returns at once: the duration of the call must not reveal whether the phone belongs to a user. Errors are logged. */
export type SendSms = (message: SmsCode) => void;

const timeoutMs = 5000;

/** Posts each code as JSON (`phone`, `code`, `scene`, `expireSeconds`) to a gateway of the operator. */
export function smsWebhook({ url, token }: { url: string; token: string | null }, log: Logger): SendSms {
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  return (message) => {
    const init = { method: 'POST', headers, body: JSON.stringify(message), signal: AbortSignal.timeout(timeoutMs) };
    // A redirect would send phone and code to another server.
    fetch(url, { ...init, redirect: 'error' })
      .then(({ ok, status }) => {
        if (!ok) log.error({ status, scene: message.scene }, 'the SMS gateway refused a code');
      })
      .catch((error: Error) => log.error({ reason: error.message, scene: message.scene }, 'the SMS gateway was not reached'));
  };
}

/** For development: sends no SMS, but writes the code to the server's log, which only the operator sees. */
export function smsToLog(log: Logger): SendSms {
  return ({ phone, code, scene }) => log.warn({ phone, code, scene }, 'FAKE SMS, nothing was sent: set SMS_WEBHOOK_URL');
}

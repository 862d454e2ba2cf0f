import type { Session } from '../auth/session.ts';
import type { CheckedInput } from '../contract/operation.ts';
import { type Language, languageOf } from '../i18n/language.ts';
import { RequestCookies } from './cookies.ts';
import type { Form } from './readForm.ts';

/** A request and the facts that the pipeline has found out about it so far, for the log and the audit. */
export interface Exchange {
  readonly request: Request;
  /** The id that the server gives the request, sent back as `X-Request-Id` and written to log and audit. */
  readonly id: string;
  /** The address of the caller. */
  readonly address: string;
  readonly time: Date;
  /** The same moment in milliseconds of `performance.now()`, for measuring durations. */
  readonly started: number;
  readonly language: Language;
  readonly cookies: RequestCookies;
  /** The fields of its form, as far as it has been read. */
  readonly form: Form;
  session: Session | null;
  input: CheckedInput | null;
}

export function newExchange(request: Request, address: string, time: Date): Exchange {
  const language = languageOf(request.headers.get('accept-language'));
  const started = performance.now();
  const cookies = new RequestCookies(request);
  const form: Form = Object.create(null);
  return { request, id: crypto.randomUUID(), address, time, started, language, cookies, form, session: null, input: null };
}

import type { Session } from '../auth/session.ts';
import type { CheckedInput } from '../contract/operation.ts';
import { type Language, languageOf } from '../i18n/language.ts';
import { RequestCookies } from './cookies.ts';

/** One request and what has become known about it on its way through the pipeline; log and audit read it. */
export interface Exchange {
  readonly request: Request;
  /** Made by us, sent back as `X-Request-Id` and written to log and audit. */
  readonly id: string;
  /** Address of the caller. */
  readonly address: string;
  readonly time: Date;
  /** The same moment by `performance.now()`, to measure from. */
  readonly started: number;
  readonly language: Language;
  readonly cookies: RequestCookies;
  session: Session | null;
  input: CheckedInput | null;
}

export function newExchange(request: Request, address: string, time: Date): Exchange {
  const language = languageOf(request.headers.get('accept-language'));
  const started = performance.now();
  const cookies = new RequestCookies(request);
  return { request, id: crypto.randomUUID(), address, time, started, language, cookies, session: null, input: null };
}

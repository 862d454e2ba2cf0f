import { parse, serialize } from 'hono/utils/cookie';
import type { Cookies } from '../context/context.ts';

/** Cookies are sent to the login operations only. */
const path = '/api/auth';

/** The cookies of a request, and those that its answer sets. */
export class RequestCookies implements Cookies {
  readonly #headers: Headers;
  readonly #answer = new Headers();

  constructor({ headers }: Request) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const header = this.#headers.get('cookie');
    return (header && parse(header, name)[name]) || null;
  }

  set(name: string, value: string, maxAge: number): void {
    // The browser's view counts: the server itself may be behind a proxy that terminates TLS.
    const secure = this.#headers.get('origin')?.startsWith('https://') ?? false;
    const options = { path, maxAge, httpOnly: true, sameSite: 'Strict', secure } as const;
    this.#answer.append('set-cookie', serialize(name, value, options));
  }

  /** Adds the cookies that were set to the answer. */
  addTo(response: Response): void {
    for (const cookie of this.#answer.getSetCookie()) response.headers.append('set-cookie', cookie);
  }
}

import { parse, serialize } from 'hono/utils/cookie';
import type { Cookies } from '../context/context.ts';

/** Where cookies are sent: to the calls that log somebody in, and to no others. */
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
    // What the browser sees: the server itself stands behind a proxy that speaks TLS.
    const secure = this.#headers.get('origin')?.startsWith('https://') ?? false;
    const options = { path, maxAge, httpOnly: true, sameSite: 'Strict', secure } as const;
    this.#answer.append('set-cookie', serialize(name, value, options));
  }

  /** Puts what was set into the answer. */
  addTo(response: Response): void {
    for (const cookie of this.#answer.getSetCookie()) response.headers.append('set-cookie', cookie);
  }
}

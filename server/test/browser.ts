import { type Client, createClient } from '@campus-procurement/sdk';
import type { TestApp } from './startApp.ts';

/** What a browser keeps of one server: the cookies by their names, each with the path that it is sent to. */
export type CookieJar = Map<string, { value: string; path: string; attributes: string[] }>;

/** A client as a page has it: cookies of answers are kept in `jar` and sent along to their paths. */
export function browser(app: TestApp, address = '10.0.0.1', jar: CookieJar = new Map()): Client {
  return createClient({
    baseUrl: 'http://server.test/api',
    language: () => 'en-US',
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { pathname } = new URL(request.url);
      const sent = [...jar].filter(([, { path }]) => pathname.startsWith(`${path}/`));
      if (sent.length > 0) request.headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
      const response = await app.app.fetch(request, { address });
      for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
      return response;
    },
  });
}

function keep(jar: CookieJar, cookie: string) {
  const [pair = '', ...attributes] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((one) => one.startsWith('Path='))?.slice('Path='.length) ?? '/';
  jar.set(name, { value, path, attributes });
}

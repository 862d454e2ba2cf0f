/** What a request looked like. */
interface Seen {
  url: URL;
  method: string | undefined;
  headers: Headers;
  body: unknown;
  redirect: RequestRedirect | undefined;
}

/** A `fetch` that answers as told and remembers what it was asked. */
export function stubFetch(answer: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    seen.push({ url: new URL(url), method: init.method, headers: new Headers(init.headers), body, redirect: init.redirect });
    return answer();
  };
  return { fetch, seen };
}

/** An answer with an envelope. */
export const envelope = (code: number | string, data: unknown = null, init: ResponseInit & { msg?: string } = {}) =>
  Response.json({ code, msg: init.msg ?? 'ok', data }, init);

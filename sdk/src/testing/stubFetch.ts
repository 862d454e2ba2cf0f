/** A request as the stub received it. */
interface Seen {
  url: URL;
  method: string | undefined;
  headers: Headers;
  body: unknown;
  redirect: RequestRedirect | undefined;
}

/** Returns a `fetch` that gives the same answer to every request, and the list of requests it has seen. */
export function stubFetch(answer: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    seen.push({ url: new URL(url), method: init.method, headers: new Headers(init.headers), body, redirect: init.redirect });
    return answer();
  };
  return { fetch, seen };
}

/** Returns a response with an envelope. */
export const envelope = (code: number | string, data: unknown = null, init: ResponseInit & { msg?: string } = {}) =>
  Response.json({ code, msg: init.msg ?? 'ok', data }, init);

/**
 * A lightweight replacement for `Request` inside openapi-fetch: the URL and the settings that `fetch` takes. Creating a real
 * `Request` costs more than everything else in a call (bench/sdk.ts). Middleware of `client.raw` receives this object.
 */
export class LightRequest {
  declare readonly url: string;
  declare readonly headers: Headers;
  declare readonly method: string;
  declare readonly signal: AbortSignal;
  declare body: BodyInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.headers = init.headers as Headers;
    this.method = init.method as string;
    this.signal = init.signal as AbortSignal;
    this.body = init.body as BodyInit;
  }
}

/**
 * Stands in for `Request` inside openapi-fetch: making a real one costs more than all the rest of a call (bench/sdk.ts). It is an
 * address together with the settings that `fetch` takes. Middleware of `client.raw` gets to see this one.
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

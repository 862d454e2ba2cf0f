/**
 * Stands in for `Request` inside openapi-fetch: making a real one costs more than all the rest of a call (bench/sdk.ts). It is an
 * address together with the settings that `fetch` takes. Middleware of `client.raw` gets to see this one.
 */
export class LightRequest {
  declare readonly url: string;
  declare readonly headers: Headers;
  declare body: BodyInit;
  /** Like `signal` and `redirect`, copied by openapi-fetch onto what its `Request` option makes. */
  declare readonly method: string;
  declare redirect: RequestRedirect;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.headers = init.headers as Headers;
    this.body = init.body as BodyInit;
  }
}

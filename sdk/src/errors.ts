import type { OperationId, Schemas } from './types.ts';

/** One refused field: `{field, rule, params, message}`. */
export type FieldError = Schemas['FieldError'];

type HttpErrorName = 'HttpError' | 'UnauthorizedError' | 'ForbiddenError' | 'NotFoundError' | 'ServerError';

/** The literal `name`s of all errors, for a `switch`. */
export type ApiErrorName =
  | 'BusinessError'
  | HttpErrorName
  | 'NetworkError'
  | 'TimeoutError'
  | 'AbortError'
  | 'ParseError'
  | 'ValidationError'
  | 'ConfigurationError';

/** What every answer of the API looks like. */
export interface Envelope {
  /** 0 (or '0') for a success. */
  code: number | string;
  /** For people, in the language asked for. */
  msg: string;
  data: unknown;
}

/** Where an error comes from; its properties are read from here. */
export interface Circumstances {
  operationId?: OperationId | null | undefined;
  response?: Response | undefined;
  /** The answer, an envelope or what came instead of one. */
  body?: unknown;
  cause?: unknown;
}

// A symbol of the global registry: two copies of this package in one page know each other's errors, which `instanceof` would not.
const mark: unique symbol = Symbol.for('procurement.ApiError');

const secret = /token|passw|secret|authorization|bidding/i;
const bearer = /bearer \S/i;

/** `Retry-After` is a number of seconds or a date; null for none to wait. */
const secondsOf = (value: unknown) => Number(value) || Math.max(0, (Date.parse(String(value)) - Date.now()) / 1000) || null;

/** The base of every error that a call rejects with. Properties that a failure does not have are `null`. */
export abstract class ApiError extends Error {
  /** A literal, so it survives minification. */
  abstract override readonly name: ApiErrorName;
  /** The call that failed; `null` for a fault of `createClient` or `client.raw`. */
  declare readonly operationId: OperationId | null;
  /** `code` of the envelope, as the server wrote it. */
  declare readonly code: number | string | null;
  /** HTTP status of the answer. */
  declare readonly status: number | null;
  /** `msg` of the envelope: what the server says to people, in the language asked for. */
  declare readonly msg: string | null;
  /** The refused fields (code 4000); empty for every other failure. */
  declare readonly fieldErrors: FieldError[];
  /** `data` of the envelope, or the text of an answer that is no envelope. */
  declare readonly data: unknown;
  /** `X-Request-Id` of the answer, to be quoted to support. */
  declare readonly requestId: string | null;
  /** Seconds until the next attempt is admitted (429, 503). */
  declare readonly retryAfterSeconds: number | null;

  /** @param text the message after the name of the operation, unless the server has sent one */
  constructor(text: string, { operationId = null, response, body = null, cause }: Circumstances) {
    const { code = null, msg = null, data = body } = (body ?? {}) as Partial<Envelope>;
    const { errors, retryAfterSeconds } = (data ?? {}) as { errors?: unknown; retryAfterSeconds?: unknown };
    super(msg || (operationId ? `${operationId}: ${text}` : text), cause ? { cause } : {});
    Object.assign(this, {
      operationId,
      code,
      status: response?.status ?? null,
      msg: msg || null,
      data,
      fieldErrors: Array.isArray(errors) ? errors : [],
      requestId: response?.headers.get('X-Request-Id') ?? null,
      retryAfterSeconds: secondsOf(response?.headers.get('Retry-After') ?? retryAfterSeconds),
      [mark]: true,
    });
  }

  /** For logs: every property, with tokens and passwords blanked. */
  toJSON(): Record<string, unknown> {
    const blank = (key: string, value: unknown) => (secret.test(key) || bearer.test(String(value)) ? '[redacted]' : value);
    return JSON.parse(JSON.stringify({ ...this, message: this.message }, blank));
  }
}

/** The server understood and refused: HTTP 200 with a `code` other than 0. Show `msg`. */
export class BusinessError extends ApiError {
  override readonly name = 'BusinessError';
}

/** The server answered with a status other than 2xx. 400 carries `fieldErrors`, 429 `retryAfterSeconds`. */
export class HttpError extends ApiError {
  override readonly name: HttpErrorName = 'HttpError';
}

/** 401: there is no session, or it has ended. `onUnauthorized` has been told. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
}

/** 403: the current role does not hold the permission (code 4003). */
export class ForbiddenError extends HttpError {
  override readonly name = 'ForbiddenError';
}

/** 404: the server does not know the path. A missing *row* is a `BusinessError` with code 4004. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';
}

/** 5xx: the server failed. */
export class ServerError extends HttpError {
  override readonly name = 'ServerError';
}

/** No answer, half an answer, or a redirect (redirects are refused, because `fetch` would carry the token along). */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}

/** The whole answer did not arrive within `timeoutMs`. The server may have done the work all the same. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}

/** The caller's `signal` ended the call. */
export class AbortError extends ApiError {
  override readonly name = 'AbortError';
}

/** A 2xx answer that is not the JSON envelope, for example the page of a proxy. */
export class ParseError extends ApiError {
  override readonly name = 'ParseError';
}

/** A success whose data are not as the description says, where `ClientOptions.validate` looks. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/** A developer's mistake, found before anything was sent: an unknown operation, an unusable parameter or base URL. */
export class ConfigurationError extends ApiError {
  override readonly name = 'ConfigurationError';
}

/** Whether `error` is one of this SDK's, also of another copy of it. */
export const isApiError = (error: unknown): error is ApiError => Boolean((error as { [mark]?: true } | null | undefined)?.[mark]);

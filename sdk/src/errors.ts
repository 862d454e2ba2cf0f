import type { OperationId, Schemas } from './operationTypes.ts';

/** One refused field of a request: `{field, rule, params, message}`. */
export type FieldError = Schemas['FieldError'];

type HttpErrorName = 'HttpError' | 'UnauthorizedError' | 'ForbiddenError' | 'NotFoundError' | 'ServerError';

/** The `name` of every error that the SDK throws, for a `switch`. */
export type ApiErrorName =
  | 'BusinessError'
  | HttpErrorName
  | 'NetworkError'
  | 'TimeoutError'
  | 'AbortError'
  | 'ParseError'
  | 'ValidationError'
  | 'TaskError'
  | 'ConfigurationError';

/** The shape of every JSON answer of the API. */
export interface Envelope {
  /** 0 (or '0') for a success, another code for a failure. */
  code: number | string;
  /** Message for people, in the requested language. */
  msg: string;
  data: unknown;
}

/** The origin of an error, from which its properties are read. */
export interface Circumstances {
  operationId?: OperationId | null | undefined;
  response?: Response | undefined;
  /** The answer: an envelope, or whatever came instead of one. */
  body?: unknown;
  cause?: unknown;
}

// A symbol of the global registry lets two copies of this package recognise each other's errors, which `instanceof` cannot.
const mark: unique symbol = Symbol.for('procurement.ApiError');

const secret = /token|passw|secret|authorization|bidding/i;
const bearer = /bearer \S/i;

/** Reads `Retry-After`, which is a number of seconds or a date. `null` if there is nothing to wait for. */
const secondsOf = (value: unknown) => Number(value) || Math.max(0, (Date.parse(String(value)) - Date.now()) / 1000) || null;

/** The refused fields in the words of the server: `roleName: Fill in this field; body: Send valid JSON` */
const inWords = (errors: unknown[]) =>
  (errors as (Partial<FieldError> | null)[])
    .map((one) => `${one?.field || 'body'}: ${(one?.message ?? one?.rule ?? '').replace(/\.$/, '')}`)
    .join('; ');

/**
 * Base class of every error that a call rejects with. Properties that do not apply to a failure are `null`.
 *
 * `msg` is for people. `message` is for programmers: the server's `msg` if there is one, but the operation and its fields if
 * the server refused fields (`updateRole: roleName: Fill in this field`).
 */
export abstract class ApiError extends Error {
  /** Name of the error as a literal, so it survives minification. */
  abstract override readonly name: ApiErrorName;
  /** The operation that failed. `null` outside an operation, e.g. for `client.list` or `createClient`. */
  declare readonly operationId: OperationId | null;
  /** `code` of the envelope as the server sent it. Compare it with the constants of `ErrorCode`. */
  declare readonly code: number | string | null;
  /** HTTP status of the answer. */
  declare readonly status: number | null;
  /** `msg` of the envelope: the server's message for people, in the requested language. */
  declare readonly msg: string | null;
  /** The refused fields (code 4000). Empty for every other failure. */
  declare readonly fieldErrors: FieldError[];
  /** `data` of the envelope, or the text of an answer that is not an envelope. */
  declare readonly data: unknown;
  /** `X-Request-Id` of the answer. Quote it when contacting support. */
  declare readonly requestId: string | null;
  /** Seconds to wait before the next attempt (429, 503). */
  declare readonly retryAfterSeconds: number | null;

  /** @param text message used if the server has sent none; the name of the operation is put in front */
  constructor(text: string, { operationId = null, response, body = null, cause }: Circumstances) {
    const { code = null, msg = null, data = body } = (body ?? {}) as Partial<Envelope>;
    const { errors, retryAfterSeconds } = (data ?? {}) as { errors?: unknown; retryAfterSeconds?: unknown };
    const fieldErrors: unknown[] = Array.isArray(errors) ? errors : [];
    const hasFields = fieldErrors.length > 0;
    const own = `${operationId ? `${operationId}: ` : ''}${hasFields ? inWords(fieldErrors) : text}`;
    super((!hasFields && msg) || own, cause ? { cause } : {});
    Object.assign(this, {
      operationId,
      code,
      status: response?.status ?? null,
      msg: msg || null,
      data,
      fieldErrors,
      requestId: response?.headers.get('X-Request-Id') ?? null,
      retryAfterSeconds: secondsOf(response?.headers.get('Retry-After') ?? retryAfterSeconds),
      [mark]: true,
    });
  }

  /** Returns every property for logging, with tokens and passwords redacted. */
  toJSON(): Record<string, unknown> {
    const blank = (key: string, value: unknown) => (secret.test(key) || bearer.test(String(value)) ? '[redacted]' : value);
    return JSON.parse(JSON.stringify({ ...this, message: this.message }, blank));
  }
}

/** The server understood the request and refused it: HTTP 200 with a `code` other than 0. Show `msg` to the user. */
export class BusinessError extends ApiError {
  override readonly name = 'BusinessError';
}

/** The server answered with a status other than 2xx. 400 comes with `fieldErrors`, 429 with `retryAfterSeconds`. */
export class HttpError extends ApiError {
  override readonly name: HttpErrorName = 'HttpError';
}

/** Status 401: there is no session, or it has ended. `onUnauthorized` is called as well. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
}

/** Status 403: the current role lacks the permission (code 4003). */
export class ForbiddenError extends HttpError {
  override readonly name = 'ForbiddenError';
}

/** Status 404: the server does not know the path. A missing *row* is a `BusinessError` with code 4004. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';
}

/** Status 5xx: the server failed. */
export class ServerError extends HttpError {
  override readonly name = 'ServerError';
}

/** No answer, an incomplete answer, or a redirect. Redirects are refused because `fetch` would send the token along. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}

/** The complete answer did not arrive within `timeoutMs` or `attemptTimeoutMs`. The server may still have done the work. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}

/** The caller's `signal` aborted the call. */
export class AbortError extends ApiError {
  override readonly name = 'AbortError';
}

/** The answer is 2xx but not the JSON envelope, for example the page of a proxy; or `iterate` received the same page twice. */
export class ParseError extends ApiError {
  override readonly name = 'ParseError';
}

/** The data of a success does not match the description. Thrown by `ClientOptions.validate`. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/**
 * A task has failed or was stopped. Thrown by `waitForTask`. `msg` is the reason that the server gives for a failure, `data` the
 * task, whose `status` tells the two apart.
 */
export class TaskError extends ApiError {
  override readonly name = 'TaskError';
  declare readonly data: Schemas['TaskDetail'];
}

/**
 * Nothing was sent, because of a mistake in the code: an unknown operation, an unusable parameter, header, body or base URL, or
 * more pages than `maxPages` of `iterate`.
 */
export class ConfigurationError extends ApiError {
  override readonly name = 'ConfigurationError';
}

/** Returns whether `error` is an error of this SDK, including one from another copy of the package. */
export const isApiError = (error: unknown): error is ApiError => Boolean((error as { [mark]?: true } | null | undefined)?.[mark]);

export type { Client } from './client.ts';
export type { ClientOptions } from './clientOptions.ts';
export { createClient } from './createClient.ts';
export { download, downloadFetch, fileNameOf } from './download.ts';
export {
  AbortError,
  ApiError,
  type ApiErrorName,
  BusinessError,
  type Circumstances,
  ConfigurationError,
  type Envelope,
  ForbiddenError,
  HttpError,
  isApiError,
  NetworkError,
  NotFoundError,
  ParseError,
  ServerError,
  TaskError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
} from './errors.ts';
export { ErrorCode } from './generated/errorCodes.ts';
export type { Methods, PermissionCode } from './generated/methods.ts';
export type * from './generated/schemas.ts';
export type { ClientHooks } from './hooks.ts';
export { type IterateOptions, iterate } from './iterate.ts';
export { type Credentials, type Login, logIn } from './logIn.ts';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export type { Body, Handlers, Input, OperationId, Output, PagedId, Query, ReadId, Row, Schemas } from './operationTypes.ts';
export { type RetryOptions, type RetryPolicy, retries } from './retries.ts';
export { readsRefreshedBy } from './routeOf.ts';
export type {
  Answer,
  AnswerPromise,
  CallArguments,
  CallOptions,
  FetchLike,
  ListRequest,
  Method,
  Page,
  Validate,
} from './types.ts';
export type { Unauthorized } from './unauthorizedGate.ts';
export { uploadFetch } from './upload.ts';
export { type WaitOptions, waitForTask } from './waitForTask.ts';

export { type Client, type ClientOptions, createClient, type FetchLike } from './createClient.ts';
export {
  AbortError,
  ApiError,
  type ApiErrorName,
  BusinessError,
  type Circumstances,
  ConfigurationError,
  type FieldError,
  ForbiddenError,
  HttpError,
  isApiError,
  NetworkError,
  NotFoundError,
  ParseError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts';
export type { Methods } from './generated/methods.ts';
export type {
  CallArguments,
  CallOptions,
  Handlers,
  Input,
  Method,
  OperationId,
  Output,
  PagedId,
  Query,
  ReadId,
  Row,
  Schemas,
} from './types.ts';
export type { Unauthorized } from './unauthorizedGate.ts';
export { uploadFetch } from './upload.ts';

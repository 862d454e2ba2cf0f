import type { Call } from './call.ts';
import {
  BusinessError,
  type Envelope,
  ForbiddenError,
  HttpError,
  NotFoundError,
  ParseError,
  ServerError,
  UnauthorizedError,
} from './errors.ts';
import type { Validate } from './types.ts';

/** Turns both allowed shapes of a list into a page. A bare array is the whole list. */
const toPage = (data: unknown) =>
  Array.isArray(data) ? { records: data, total: data.length, current: 1, size: data.length } : data;

/**
 * Returns the `data` of a success.
 * @throws HttpError, BusinessError, ParseError, and whatever `validate` throws
 */
export function readAnswer({ operationId, route, response, body }: Call, validate: Validate | undefined): unknown {
  const circumstances = { operationId, response, body };
  const { ok, status } = response;
  if (!ok) {
    const Kind =
      { 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError }[status] ?? (status < 500 ? HttpError : ServerError);
    throw new Kind(`HTTP ${status}, please contact the administrator`, circumstances);
  }
  const { code, data } = (body ?? {}) as Partial<Envelope>;
  if (code == null) {
    const what = { operationId, response, body: { data: body ?? null } };
    throw new ParseError('no answer like {code, msg, data}, check baseUrl', what);
  }
  if (code !== 0 && code !== '0') throw new BusinessError('Operation failed, please contact the administrator', circumstances);
  const result = route.isPaged ? toPage(data) : data;
  if (operationId) validate?.(operationId, result, response);
  return result;
}

import { Failure } from './failure.ts';
import { codeOf, isUnavailable } from './unavailable.ts';

/**
 * Converts any error to the refusal that the caller sees. A bug reveals nothing about itself (code 5000); a database that is unreachable,
 * or whose tables are locked, asks for a later retry (503).
 */
export function refusalOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return isUnavailable(error) ? new Failure('unreachable', { headers: { 'retry-after': '5' } }) : new Failure('internal');
}

/**
 * Returns the parts of an error that may be logged. Drivers add the statement and its values to their errors, which may contain secrets.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: codeOf(error), ...(error.cause !== undefined && { cause: loggable(error.cause) }) };
}

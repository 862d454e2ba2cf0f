import { Failure } from './failure.ts';
import { codeOf, isUnavailable } from './unavailable.ts';

/**
 * What the caller is told about anything that was thrown. Faults of ours say nothing about themselves (code 5000); a database that
 * cannot be reached, or whose tables are locked, is worth a later try (503).
 */
export function refusalOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return isUnavailable(error) ? new Failure('unreachable', { headers: { 'retry-after': '5' } }) : new Failure('internal');
}

/** Of a fault, what may be written to the log. Drivers add the statement and its values to their errors: those may hold secrets. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: codeOf(error), ...(error.cause !== undefined && { cause: loggable(error.cause) }) };
}

import { Failure } from './failure.ts';

/**
 * What the caller is told about anything that was thrown. Faults of ours say nothing about themselves (code 5000); a database that
 * cannot be reached is worth a later try (503).
 */
export function refusalOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return isUnreachable(error) ? new Failure('unreachable', { headers: { 'retry-after': '5' } }) : new Failure('internal');
}

/** Of a fault, what may be written to the log. Drivers add the statement and its values to their errors: those may hold secrets. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: codeOf(error), ...(error.cause !== undefined && { cause: loggable(error.cause) }) };
}

/** Codes of Node's sockets and of PostgreSQL: connection exceptions (08), shutting down or starting (57P), too many connections. */
const unreachableCode = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-4]|53300)$/;
/** Sentences of pg, pg-pool, PGlite and Kysely for a connection that is gone; they carry no code. */
const unreachableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed|driver has already been destroyed|Cannot use a pool after calling end)/;

function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  return unreachableCode.test(String(codeOf(error))) || unreachableMessage.test(error.message) || isUnreachable(error.cause);
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

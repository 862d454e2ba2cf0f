/** Codes of Node's sockets and of PostgreSQL: connection exceptions (08), shutting down or starting (57P), too many connections. */
const unreachableCode = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-4]|53300)$/;
/** Sentences of pg, pg-pool, PGlite and Kysely for a connection that is gone or that nobody gives; they carry no code. */
const unreachableMessage =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed)|PGlite is closed|driver has already been destroyed|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** Whether an error says that there is no connection to the database; a later try may find one. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  return unreachableCode.test(String(codeOf(error))) || unreachableMessage.test(error.message) || isUnreachable(error.cause);
}

/** lock_not_available and query_canceled: what PostgreSQL says after `lock_timeout` and `statement_timeout`. */
const timeoutCodes = new Set(['55P03', '57014']);

/** Whether the database has given up a statement because it took, or waited, too long. */
function isTimedOut(error: unknown): boolean {
  return error instanceof Error && timeoutCodes.has(String(codeOf(error)));
}

/** Whether the same may well succeed later. */
export function isUnavailable(error: unknown): boolean {
  return isTimedOut(error) || isUnreachable(error);
}

/** The code that Node, PostgreSQL or a proxy has given an error. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

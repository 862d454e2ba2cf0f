/** Codes of Node's sockets and of PostgreSQL: connection exceptions (08), shutting down or starting (57P), too many connections. */
const unreachableCode = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-4]|53300)$/;
/** Messages of pg, pg-pool, PGlite and Kysely for a lost connection, or for none becoming free; these errors have no code. */
const unreachableMessage =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed)|PGlite is closed|driver has already been destroyed|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** Returns whether an error means that there is no connection to the database. A later try may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  return unreachableCode.test(String(codeOf(error))) || unreachableMessage.test(error.message) || isUnreachable(error.cause);
}

/**
 * lock_not_available and query_canceled: the codes of PostgreSQL for `lock_timeout` and `statement_timeout`. serialization_failure: also
 * that of a replica for a query that stands in the way of its recovery.
 */
const canceledCodes = new Set(['55P03', '57014', '40001']);

/** Returns whether the database canceled a statement because it ran, or waited, too long, or because of another transaction. */
function isCanceled(error: unknown): boolean {
  return error instanceof Error && canceledCodes.has(String(codeOf(error)));
}

/** Returns whether the same call may well succeed later. */
export function isUnavailable(error: unknown): boolean {
  return isCanceled(error) || isUnreachable(error);
}

/** Returns the code of an error from Node, PostgreSQL or a proxy. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** How a PostgreSQL server is used. */
export interface PostgresSettings {
  /** So many connections at most answer calls. Tasks have a few of their own, `/readyz` one. */
  poolSize: number;
  /** A statement of a call that takes longer is given up. */
  statementTimeoutMs: number;
  /** A statement of a call that waits longer for a lock is given up. */
  lockTimeoutMs: number;
  /** So long a start waits for a server that cannot be reached. */
  startWaitMs: number;
}

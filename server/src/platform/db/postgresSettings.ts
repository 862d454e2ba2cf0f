/** Limits for using a PostgreSQL server. Times are in milliseconds. */
export interface PostgresSettings {
  /** Maximum number of connections for calls. Tasks have a few of their own, `/readyz` has one. */
  poolSize: number;
  /** Statements of calls that take longer are cancelled. */
  statementTimeoutMs: number;
  /** Statements of calls that wait longer for a lock are cancelled. */
  lockTimeoutMs: number;
  /** How long a start waits for a server that cannot be reached. */
  startWaitMs: number;
  /** The address of a replica, for reports and exports; null if there is none. */
  reportUrl: string | null;
}

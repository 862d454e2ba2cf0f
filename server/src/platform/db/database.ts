import type { Kysely } from 'kysely';
import type { PostgresSettings } from './postgresSettings.ts';
import type { Tables } from './tables.ts';

/** The location of the data: a folder of the embedded database, the embedded database in memory, or a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string } | { memory: true } | ({ url: string } & Partial<PostgresSettings>);

/** An open database. Both kinds accept the same SQL and return the same values. */
export interface Database {
  /** `embedded` is PGlite: one connection, safe against a crash of the process but not against power loss, because it never calls fsync. */
  kind: 'embedded' | 'postgres';
  db: Kysely<Tables>;
  /** The same database for tasks, migrations and seeds: without the time limits of calls, and on connections of its own. */
  longWork: Kysely<Tables>;
  /** A replica, for reports and exports, which may be some seconds behind; null if there is none. Nothing is written there. */
  reports: Kysely<Tables> | null;
  /** Rejects if the database does not answer. PostgreSQL is asked on a connection reserved for this. */
  ping(): Promise<void>;
  /**
   * Lets running transactions finish, then releases connections, timers and the folder. After that every use of `db` fails. May be called
   * several times.
   */
  close(): Promise<void>;
}

/** Receives faults that belong to no call: a connection that broke while idle, maintenance that failed. */
export type ReportFault = (error: Error) => void;

/** Receives messages for the operator who starts the server, one line at a time. */
export type Tell = (line: string) => void;

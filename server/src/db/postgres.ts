import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { columnParsers } from './columnTypes.ts';
import { buildKysely } from './kysely.ts';
import { withNamedStatements } from './namedStatements.ts';
import type { Database, ReportFault } from './open.ts';

const maxConnections = 10;
const connectTimeoutMs = 10_000;

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres(url: string, report: ReportFault): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? types.getTypeParser(oid, format) },
  });
  // Without a listener, the server dropping an idle connection would end this process.
  pool.on('error', report);
  // The same for a connection that a transaction holds, between two of its queries.
  pool.on('connect', (client) => client.on('error', report));
  const db = buildKysely(new PostgresDialect({ pool: withNamedStatements(pool) }));
  return { kind: 'postgres', db, close: () => db.destroy() };
}

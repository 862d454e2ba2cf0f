import { PostgresDialect, type PostgresPool } from 'kysely';
import { type ClientBase, Pool, type PoolConfig, types } from 'pg';
import { callPool } from './callPool.ts';
import { closeOnce } from './closeOnce.ts';
import { columnParsers } from './columnTypes.ts';
import type { Database, ReportFault, Tell } from './database.ts';
import { buildKysely } from './kysely.ts';
import { onePlan, withNamedStatements } from './namedStatements.ts';
import { PoolShares } from './poolShares.ts';
import type { PostgresSettings } from './postgresSettings.ts';
import { type Reached, reachPostgres, reachReplica } from './reachPostgres.ts';
import { CamelCaseRows } from './snakeCase.ts';
import { settingAll, settingPerTransaction } from './transactionSettings.ts';

const defaults: PostgresSettings = {
  poolSize: 10,
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 4_000,
  startWaitMs: 60_000,
  reportUrl: null,
};

/** Compiling the parts of a statement takes longer than running them: 615 functions, and seconds, for the 49 rows of a home page. */
const always = { jit: 'off' };

/** Settings of a connection, by the names that PostgreSQL gives them. */
type Settings = Record<string, string | number> & { plan_cache_mode?: string };

/** Enough for two tasks, their lease renewals, and the planner. */
const longWorkConnections = 5;
const reportConnections = 3;
const connectTimeoutMs = 10_000;
/** After the statement timeout, a connection that stays silent this long is treated as lost. */
const silenceMs = 5_000;
const pingTimeoutMs = 1_500;

/**
 * Opens a PostgreSQL server with three groups of connections: for calls, whose statements have time limits; for long work, whose statements
 * have none; and one for pings. A replica gets a group of its own.
 * @throws StartError if the server cannot be used
 */
export async function openPostgres(
  { url, ...settings }: { url: string } & Partial<PostgresSettings>,
  report: ReportFault,
  tell: Tell,
): Promise<Database> {
  const { poolSize, statementTimeoutMs, lockTimeoutMs, startWaitMs, reportUrl } = { ...defaults, ...settings };
  const reached = await reachPostgres(url, startWaitMs, tell);
  if (!reached.takesNames) tell(withoutNames);
  const limits = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs, ...always };
  /** For calls and reports. */
  function limited(working: Working, max: number, more: Settings = {}) {
    const shares = new PoolShares(max, connectTimeoutMs);
    const config = { max, query_timeout: statementTimeoutMs + silenceMs };
    return working(config, { ...limits, ...more }, (pool) => callPool(pool, shares));
  }

  const working = workingOn(url, reached, report);
  const db = limited(working, poolSize, onePlan);
  const longWork = working({ max: longWorkConnections }, always);
  const reports =
    reportUrl === null ? null : limited(workingOn(reportUrl, await reachReplica(reportUrl, tell), report), reportConnections);
  const life = openPool(
    {
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: pingTimeoutMs,
      query_timeout: pingTimeoutMs,
      idleTimeoutMillis: 60_000,
    },
    report,
  );
  return {
    kind: 'postgres',
    db,
    longWork,
    reports,
    ping: async () => void (await life.query('select 1')),
    close: closeOnce(async () => {
      await Promise.all([db.destroy(), longWork.destroy(), reports?.destroy(), life.end()]);
    }),
  };
}

type Working = ReturnType<typeof workingOn>;

/** Returns a function that opens connections to a server; their statements have names and settings. */
function workingOn(connectionString: string, { isPooled, takesNames }: Reached, report: ReportFault) {
  return (config: PoolConfig, settings: Settings, wrap = (pool: PostgresPool) => pool) => {
    // A parameter of the connection would replace `options` of the address.
    const onConnect = (client: ClientBase) => client.query(settingAll('set', settings));
    const pool = openPool({ connectionString, ...config, ...(!isPooled && { onConnect }) }, report);
    const wrapped = wrap(withNamedStatements(pool, takesNames, settings.plan_cache_mode, isPooled));
    return kyselyOf(isPooled ? settingPerTransaction(wrapped, settings) : wrapped);
  };
}

const withoutNames =
  'A connection pooler stands before PostgreSQL that does not keep prepared statements (PgBouncer before 1.21, or with max_prepared_statements = 0): statements are planned anew each time.';

function openPool(config: PoolConfig, report: ReportFault): Pool {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? types.getTypeParser(oid, format);
  const pool = new Pool({ connectionTimeoutMillis: connectTimeoutMs, keepAlive: true, types: { getTypeParser }, ...config });
  // Without a listener, the process would end when the server drops an idle connection.
  pool.on('error', report);
  // The same for a connection held by a transaction, between two of its queries.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function kyselyOf(pool: PostgresPool) {
  return buildKysely(new PostgresDialect({ pool }), [new CamelCaseRows()]);
}

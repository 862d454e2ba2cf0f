import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Params } from '#platform/i18n/language.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import type { Examination } from './installation.ts';
import { sizeInWords } from './sizeInWords.ts';

/** What is planned is begun within a second, on a busy server within minutes. */
const longestWaitMs = 10 * 60_000;
/** Servers give a sign of life every ten seconds. */
const longestSilenceMs = 60_000;
const longestApartMs = 5_000;
const longestBehindMs = 60_000;

/**
 * The version, encoding and size of the database, and the replica if there is one. What keeps a server from starting is found where it is
 * opened.
 */
export const examineDatabase: Examination = async ({ database: { db, reports, kind } }) => {
  const { rows } = await sql<{
    version: string;
    encoding: string;
    bytes: number;
  }>`select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding, pg_database_size(current_database()) as bytes`.execute(db);
  const [{ version, encoding, bytes }] = rows as [(typeof rows)[number]];
  const params = { version, encoding, size: sizeInWords(Number(bytes)) };
  if (encoding !== 'UTF8') return [databaseFinding('FAULT', 'encodingWrong', params)];
  const found = databaseFinding('OK', kind === 'embedded' ? 'embeddedOk' : 'databaseOk', params);
  return reports === null ? [found] : [found, await examineReplica(db, reports)];
};

/** Whether the replica answers, belongs to this database and keeps up. */
async function examineReplica(db: Kysely<Tables>, reports: Kysely<Tables>): Promise<Finding> {
  try {
    const [there, here] = [await markOf(reports), await markOf(db)];
    if (there.identity !== here.identity) return databaseFinding('FAULT', 'replicaForeign', {});
    const behindMs = (here.time?.getTime() ?? 0) - (there.time?.getTime() ?? 0);
    if (behindMs <= longestBehindMs) return databaseFinding('OK', 'replicaOk', {});
    return databaseFinding('WARNING', 'replicaBehind', { minutes: Math.round(behindMs / 60_000) });
  } catch (error) {
    return databaseFinding('FAULT', 'replicaAway', { reason: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * The identity of a database, and the last sign of life of the servers that it knows. The time of the last replayed transaction would not
 * do: it grows old while nothing is written.
 */
function markOf(db: Kysely<Tables>) {
  return db
    .selectFrom('installation')
    .leftJoin('sweepBeat', (join) => join.onTrue())
    .select(['installation.identity', 'sweepBeat.time'])
    .executeTakeFirstOrThrow();
}

/** Whether the clocks of this machine and of the database agree, and whether time has passed evenly. */
export const examineClock: Examination = async ({ database, clockJump }) => {
  const minutes = Math.round(clockJump() / 60_000);
  if (minutes !== 0) return [clockFinding('FAULT', 'clockJumped', { minutes })];
  const apartMs = await clocksApart(database);
  const seconds = Math.round(apartMs / 1000);
  if (Math.abs(apartMs) > longestApartMs) return [clockFinding('WARNING', 'clocksApart', { seconds })];
  return [clockFinding('OK', 'clockOk', {})];
};

/**
 * By how many milliseconds the clock of this machine is ahead of that of the database, at least: the database has looked at its clock
 * somewhere between the question and the answer, which may have waited for each other.
 */
async function clocksApart({ db }: Pick<Database, 'db'>): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  const answered = Date.now();
  const told = new Date(String(rows[0]?.time)).getTime();
  return told < asked ? asked - told : Math.min(0, answered - told);
}

/** Whether somebody carries out what is planned. */
export const examineWork: Examination = async ({ database: { db }, now }) => {
  const late = new Date(now().getTime() - longestWaitMs);
  const found: Finding[] = [];
  const beat = await db.selectFrom('sweepBeat').select('time').executeTakeFirst();
  if (beat && now().getTime() - beat.time.getTime() > longestSilenceMs) {
    found.push(workFinding('WARNING', 'noServer', { time: beat.time.toISOString() }));
  }
  const isWorked = await db.selectFrom('task').select('id').where('startTime', '>=', late).limit(1).executeTakeFirst();
  const tasks = await db
    .selectFrom('task')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('executeTime').as('since')])
    .where('status', 'in', ['PENDING', 'RETRYING'])
    .where('executeTime', '<', late)
    // Those whose time had passed when they were planned wait since then.
    .where('createTime', '<', late)
    .executeTakeFirstOrThrow();
  // After a pause a worker takes up one task after the other.
  if (tasks.since && !isWorked)
    found.push(workFinding('FAULT', 'tasksWait', { count: Number(tasks.count), time: tasks.since.toISOString() }));
  const due = await db
    .selectFrom('dueEvent')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('dueAt').as('since')])
    .where('dueAt', '<', late)
    .executeTakeFirstOrThrow();
  if (due.since) found.push(workFinding('FAULT', 'dueWait', { count: Number(due.count), time: due.since.toISOString() }));
  return found.length > 0 ? found : [workFinding('OK', 'workOk', {})];
};

function databaseFinding(state: Finding['state'], sentence: Finding['sentence'], params: Params): Finding {
  return { check: 'DATABASE', state, sentence, params };
}

function clockFinding(state: Finding['state'], sentence: Finding['sentence'], params: Params): Finding {
  return { check: 'CLOCK', state, sentence, params };
}

function workFinding(state: Finding['state'], sentence: Finding['sentence'], params: Params): Finding {
  return { check: 'WORK', state, sentence, params };
}

import { dayMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { install } from '#install/install.ts';
import { hashPassword } from '#platform/auth/password.ts';
import type { Database } from '#platform/db/database.ts';
import { migratedDatabase, testDatabase } from '#test/database.ts';

/** 63 days and some hours after the clock of the demo data. */
const now = new Date('2026-05-05T04:20:30.456+08:00');

let atTheClock: Database;
let installed: Database;
beforeAll(async () => {
  [atTheClock, installed] = await Promise.all([testDatabase(), migratedDatabase()]);
  await install(installed.db, { content: { demo: { password: 'Seed@2026' } }, hashPassword, now });
});
afterAll(() => Promise.all([atTheClock.close(), installed.close()]));

/** Each column of moments and days, as [table, column]. */
async function datedColumns({ db }: Database) {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and (data_type like 'timestamp%' or data_type = 'date')
      and table_name <> 'kysely_migration' order by 1, 2`.execute(db);
  return rows.map(({ name, column }): [string, string] => [name, column]);
}

async function moments({ db }: Database, [table, column]: [string, string]) {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from ${sql.ref(column)}) * 1000 as ms from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by 1`.execute(db);
  return rows.map(({ ms }) => Math.round(Number(ms)));
}

describe('demo data that are installed nine weeks after their clock', () => {
  test('are the same, nine weeks later, in every column', async () => {
    const different: unknown[] = [];
    for (const place of await datedColumns(installed)) {
      if (place[0] === 'calendar_day') continue;
      const [before, after] = [await moments(atTheClock, place), await moments(installed, place)];
      const steps = new Set(after.map((ms, index) => (ms - Number(before[index])) / dayMs));
      if (before.length !== after.length || [...steps].some((days) => days !== 63)) different.push([place, ...steps].slice(0, 5));
    }
    expect(different).toEqual([]);
  });

  test('leave the holidays of the state on their days, also at a start weeks later', async () => {
    const later = new Date(now.getTime() + 30 * dayMs);
    await install(installed.db, { content: { demo: { password: 'Seed@2026' } }, hashPassword, now: later });
    const days = ({ db }: Database) => db.selectFrom('calendarDay').selectAll().orderBy('day').execute();
    expect(await days(installed)).toEqual(await days(atTheClock));
  });

  test('end less than a day before that', async () => {
    const { last } = await installed.db
      .selectFrom('operationLog')
      .select((eb) => eb.fn.max('time').as('last'))
      .executeTakeFirstOrThrow();
    expect(now.getTime() - last.getTime()).toBeLessThan(1.1 * dayMs);
    expect(last < now).toBe(true);
  });

  test('have tasks whose codes begin with the day that they were planned on, also in messages about them', async () => {
    const tasks = await installed.db.selectFrom('task').select(['taskCode', 'createTime', 'executeTime', 'occasion']).execute();
    const dayOf = (time: Date) => new Date(time.getTime() + 8 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '');
    expect(tasks.filter(({ taskCode, createTime }) => !taskCode.startsWith(`T${dayOf(createTime)}-`))).toEqual([]);
    expect(tasks.filter(({ occasion, executeTime }) => occasion !== null && occasion !== executeTime.toISOString())).toEqual([]);
    const told = await installed.db.selectFrom('inboxMessage').select('params').where('sceneCode', '=', 'TASK_FAILED').execute();
    const codes = new Set(tasks.map(({ taskCode }) => taskCode));
    expect(told.filter(({ params }) => !codes.has(String((params as { taskCode: string }).taskCode)))).toEqual([]);
  });
});

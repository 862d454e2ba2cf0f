import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { hasKeyword } from '../lists/keyword.ts';
import { plannedAnew } from './namedStatements.ts';
import { openDatabase } from './open.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

const url = process.env.TEST_DATABASE_URL;

describe.runIf(url)('on PostgreSQL', () => {
  test('a connection that the server drops inside a transaction is reported, fails that transaction and ends nothing else', async () => {
    const reported: unknown[] = [];
    const { db, close } = await openDatabase({ url: url as string }, (error) => reported.push(error));
    const work = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // Dropped while the transaction waits for something else, so that no query of its own gets to hear of it.
      await expect.poll(() => reported.length).toBeGreaterThan(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('a statement keeps its plan, but not one that looks for a keyword', async () => {
    const { db, close } = await openDatabase({ url: url as string }, () => {});
    for (const text of ['a', 'b', 'c']) {
      await sql`select 'kept' where ${text} = 'a'`.execute(db);
      await sql`select 'anew' from (select 'a' as name) as word where ${hasKeyword(['word.name'], text)}`.execute(db);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ statement: "select 'kept' where $1 = 'a'" }]);
    await close();
  });

  test('calls have one plan for all values, and after a keyword again; long work is planned as PostgreSQL likes', async () => {
    const { db, longWork, close } = await openDatabase({ url: url as string, poolSize: 1 }, () => {});
    const modeOf = async (some: Kysely<Tables>) =>
      (await sql<{ planCacheMode: string }>`show plan_cache_mode`.execute(some)).rows;
    const keyword = sql`select from (select 'a' as name) as word where ${hasKeyword(['word.name'], 'a')}`;
    const inside = sql<{ mode: string }>`select ${plannedAnew} current_setting('plan_cache_mode') as mode where ${1} = 1`;
    for (const [some, mode] of [
      [db, 'force_generic_plan'],
      [longWork, 'auto'],
    ] as const) {
      expect((await inside.execute(some)).rows).toEqual([{ mode: 'force_custom_plan' }]);
      await keyword.execute(some);
      expect(await modeOf(some)).toEqual([{ planCacheMode: mode }]);
      const failing = some.transaction().execute(async (transaction) => {
        await sql`select ${plannedAnew} 1 / ${0}::integer`.execute(transaction);
      });
      await expect(failing).rejects.toThrow();
      expect(await modeOf(some)).toEqual([{ planCacheMode: mode }]);
    }
    await close();
  });

  test('a statement that the connection knows gives the same rows as at first, and counts what it changes', async () => {
    const { db, close } = await openDatabase({ url: url as string }, () => {});
    const read = (text: string | null) =>
      sql`select ${text}::text as given_text, array[${text}::text] as some_texts, '{"a_b": 1}'::jsonb as some_json,
        timestamptz '2026-03-01 08:00:00.123+08' as some_time, date '2026-03-01' as some_day, 7::bigint as some_count,
        1.50::numeric as some_sum, true as is_so from generate_series(1, 2)`.execute(db);
    const row = (text: string | null) => ({
      givenText: text,
      someTexts: [text],
      someJson: { a_b: 1 },
      someTime: new Date('2026-03-01T00:00:00.123Z'),
      someDay: '2026-03-01',
      someCount: 7,
      someSum: '1.50',
      isSo: true,
    });
    for (const text of ['one', 'two', null, '"{三}', '']) {
      expect((await read(text)).rows, `${text}`).toEqual([row(text), row(text)]);
    }
    await sql`create temporary table counted (id integer primary key)`.execute(db);
    for (const id of [1, 2, 3, 4]) {
      const { numAffectedRows } = await sql`insert into counted values (${id})`.execute(db);
      expect(numAffectedRows).toBe(1n);
    }
    for (const id of [1, 2, 3, 4]) {
      const { numAffectedRows } = await sql`update counted set id = id where id <= ${id}`.execute(db);
      expect(numAffectedRows).toBe(BigInt(id));
    }
    await close();
  });

  test('a statement that the connection knows can fail, and the next one cannot tell', async () => {
    const { db, close } = await openDatabase({ url: url as string }, () => {});
    const divided = (by: number) => sql<{ whole: number }>`select 12 / ${by}::int as whole`.execute(db);
    const large = (count: string) => sql<{ count: number }>`select ${count}::bigint as count`.execute(db);
    for (const by of [1, 2, 3]) expect((await divided(by)).rows).toEqual([{ whole: 12 / by }]);
    for (const count of ['1', '2', '3']) expect((await large(count)).rows).toEqual([{ count: Number(count) }]);
    await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
    await expect(large('9007199254740993')).rejects.toThrow(RangeError);
    const unwritable = {
      toPostgres: () => {
        throw new Error('unwritable');
      },
    };
    await expect(divided(unwritable as never)).rejects.toThrow('unwritable');
    expect([(await divided(4)).rows, (await large('4')).rows]).toEqual([[{ whole: 3 }], [{ count: 4 }]]);
    await close();
  });

  describe('a statement that was planned before another process changed its table', () => {
    async function changedTable(work: (db: Kysely<Tables>, table: string) => Promise<unknown>) {
      const table = `planned_${randomUUID().replaceAll('-', '')}`;
      const [mine, other] = await Promise.all([openDatabase({ url: url as string }), openDatabase({ url: url as string })]);
      await sql`create table ${sql.table(table)} (id integer)`.execute(other.db);
      await sql`insert into ${sql.table(table)} values (1)`.execute(other.db);
      // Carried out often enough to have a name and a plan.
      for (let n = 0; n < 3; n += 1) await read(mine.db, table);
      await sql`alter table ${sql.table(table)} add column name text default 'new'`.execute(other.db);
      const found = await work(mine.db, table);
      await sql`drop table ${sql.table(table)}`.execute(other.db);
      await Promise.all([mine.close(), other.close()]);
      return found;
    }
    const read = async (db: Kysely<Tables>, table: string) =>
      (await sql`select * from ${sql.table(table)} where id = ${1}`.execute(db)).rows;
    const changed = [{ id: 1, name: 'new' }];

    test('is carried out all the same', async () => {
      expect(await changedTable(async (db, table) => [await read(db, table), await read(db, table)])).toEqual([changed, changed]);
    });

    test('lets its transaction be run again', async () => {
      let runs = 0;
      const work = (db: Kysely<Tables>, table: string) =>
        inTransaction(db, async (trx) => {
          runs += 1;
          await sql`update ${sql.table(table)} set id = id`.execute(trx);
          return read(trx, table);
        });
      expect([await changedTable(work), runs]).toEqual([changed, 2]);
    });
  });
});

import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { borrowEmbedded } from './embeddedPool.ts';

/** What the next test gets to see of a database. */
async function foundIn({ db }: Database) {
  const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  // The settings of PL/pgSQL are there as soon as a function has used it, and stay.
  await sql`load 'plpgsql'`.execute(db);
  const tables = await db.introspection.getTables();
  const contents = tables.map(
    ({ name }) =>
      sql`select ${name} as name, count(*), sum(hashtext(to_jsonb(entry)::text)) as sum from ${sql.table(name)} as entry`,
  );
  return {
    settings: await rowsOf(sql`select name, setting from pg_settings where name not like 'transaction%' order by name`),
    locks: await rowsOf(sql`select objid from pg_locks where locktype = 'advisory'`),
    temporary: await rowsOf(sql`select relname from pg_class where relpersistence = 't'`),
    functions: await rowsOf(sql`select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`),
    indexes: await rowsOf(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    constraints: await rowsOf(sql`select conname from pg_constraint order by 1`),
    columns: tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    rows: await rowsOf(sql.join(contents, sql` union all `)),
  };
}

let found: Awaited<ReturnType<typeof foundIn>>;
beforeAll(async () => {
  const first = await borrowEmbedded();
  found = await foundIn(first);
  await first.close();
});

test.each<[string, ...RawBuilder<unknown>[]]>([
  ['written and deleted rows', sql`delete from inbox_message`, sql`update app_user set job = 'another'`],
  ['a setting', sql`set statement_timeout = '5s'`, sql`set time zone 'Asia/Tokyo'`],
  ['a lock of the session', sql`select pg_advisory_lock(1)`],
  ['a temporary table', sql`create temporary table counted (id integer)`],
  ['a table that is gone', sql`drop table inbox_message`],
  ['another column', sql`alter table inbox_message add column counted integer`],
  ['an index that is gone', sql`drop index login_session_user`],
  ['a function', sql`create function counted() returns integer language sql as 'select 1'`],
])('a test leaves nothing of this to the next one: %s', async (_what, ...statements) => {
  const before = await borrowEmbedded();
  for (const statement of statements) await statement.execute(before.db);
  await before.close();
  const after = await borrowEmbedded();
  expect(await foundIn(after)).toEqual(found);
  await after.close();
});

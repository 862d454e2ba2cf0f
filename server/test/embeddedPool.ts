import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { closeOnce } from '#platform/db/closeOnce.ts';
import type { Database } from '#platform/db/database.ts';
import { databaseOf } from '#platform/db/embedded.ts';
import { buildKysely } from '#platform/db/kysely.ts';
import { LockingPGliteDialect } from '#platform/db/pgliteDialect.ts';
import { CamelCaseRows } from '#platform/db/snakeCase.ts';
import { startFromImage } from './embeddedImage.ts';
import { fill } from './fill.ts';

/** A table with the columns that are not generated, and how many rows it began with. */
interface Table {
  name: string;
  columns: string;
  rows: number;
}

/** An embedded database with a copy of the rows that it began with. */
interface Pooled {
  pglite: PGlite;
  tables: Table[];
  /** How many rows each of the catalogs began with. */
  structure: number[];
  /** The last transaction that belongs to the beginning: what has been written since is of a later one. */
  began: number;
}

const idle: Pooled[] = [];

/** Where PostgreSQL keeps the structure of a database, and what it knows of the contents of the tables. */
const catalogs = ['pg_attribute', 'pg_class', 'pg_constraint', 'pg_proc', 'pg_statistic', 'pg_trigger'];

/**
 * An embedded database with the demo data. Closing it brings back settings and the rows of the tables that were written to, and keeps it
 * for the next test of this worker, which takes less than a new one. A test may change the structure, which costs the database.
 */
export async function borrowEmbedded(): Promise<Database> {
  const pooled = idle.pop() ?? (await startPooled());
  const { pglite } = pooled;
  const lent = {
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    close: async () => {},
  };
  const db = buildKysely(new LockingPGliteDialect({ pglite: lent }), [new CamelCaseRows()]);
  const close = closeOnce(async () => {
    await db.destroy();
    if (await restore(pooled)) idle.push(pooled);
    else await pglite.close();
  });
  const ping = async () => void (await sql`select 1`.execute(db));
  return { kind: 'embedded', db, longWork: db, reports: null, ping, close };
}

async function startPooled(): Promise<Pooled> {
  const pglite = await startFromImage('demo', async (empty) => {
    await fill(databaseOf(empty));
    const copies = (await columnsOf(empty)).map(
      ({ name, columns }) => `create table pristine.${name} as select ${columns} from ${name};`,
    );
    // With the sizes of the tables known, as in a database in use, the tests take a fifth less (measured).
    await empty.exec(`create schema pristine; ${copies.join('')} analyze;`);
  });
  const found = await columnsOf(pglite);
  const began = await now(pglite);
  const sizes = await sizesOf(pglite, namesOf(found), began);
  const tables = found.map((table, index) => ({ ...table, rows: sizes[index]?.old ?? 0 }));
  const structure = (await sizesOf(pglite, catalogs, began)).map(({ old }) => old);
  return { pglite, tables, structure, began };
}

/** The tables with their columns, but for generated ones, which come by themselves. */
async function columnsOf(pglite: PGlite): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await pglite.query<Omit<Table, 'rows'>>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  return rows;
}

/** @returns false if the structure is another one */
async function restore(pooled: Pooled): Promise<boolean> {
  const { pglite, tables, structure, began } = pooled;
  await pglite.exec('discard all');
  const catalogued = await sizesOf(pglite, catalogs, began);
  if (catalogued.some(({ old, fresh }, index) => fresh > 0 || old !== structure[index])) return false;
  const found = await sizesOf(pglite, namesOf(tables), began);
  const statements = tables.flatMap(({ name, columns, rows: wanted }, index) => {
    const { old = 0, fresh = 0 } = found[index] ?? {};
    if (old !== wanted) return [`delete from ${name};`, `insert into ${name} (${columns}) table pristine.${name};`];
    return fresh > 0 ? [`delete from ${name} where xmin::text::bigint > ${began};`] : [];
  });
  // As a replica it checks no foreign keys, so the order of the tables does not matter.
  await pglite.exec(`begin; set local session_replication_role = replica; ${statements.join('')} commit;`);
  pooled.began = await now(pglite);
  return true;
}

const namesOf = (tables: Pick<Table, 'name'>[]) => tables.map(({ name }) => name);

/** How many rows each table has that were there at `began`, unchanged, and how many were written since. */
async function sizesOf(pglite: PGlite, tables: string[], began: number): Promise<{ old: number; fresh: number }[]> {
  const sizes = tables.map(
    (name, index) =>
      `select ${index} as n, count(*) filter (where not is_fresh)::int as old, count(*) filter (where is_fresh)::int as fresh
      from (select xmin::text::bigint > ${began} as is_fresh from ${name}) as found`,
  );
  return (await pglite.query<{ old: number; fresh: number }>(`${sizes.join(' union all ')} order by n`)).rows;
}

async function now(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ id: number }>('select txid_current() as id');
  return rows[0]?.id ?? 0;
}

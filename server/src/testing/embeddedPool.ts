import type { PGlite } from '@electric-sql/pglite';
import { closeOnce } from '../db/closeOnce.ts';
import { databaseOf, startInMemory } from '../db/embedded.ts';
import { buildKysely } from '../db/kysely.ts';
import type { Database } from '../db/open.ts';
import { LockingPGliteDialect } from '../db/pgliteDialect.ts';
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
  /** The last transaction that belongs to the beginning: what has been written since is of a later one. */
  began: number;
}

const idle: Pooled[] = [];

/**
 * An embedded database with the demo data. Closing it brings back the rows of the tables that were written to, and keeps it for the
 * next test of this worker: a new database takes 2 s (measured). A test may drop or rename tables, which costs the database; it must
 * not alter them otherwise.
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
  const db = buildKysely(new LockingPGliteDialect({ pglite: lent }));
  const close = closeOnce(async () => {
    await db.destroy();
    const isRestored = await restore(pooled).then(
      () => true,
      (error) => missingTable(error),
    );
    if (isRestored) idle.push(pooled);
    else await pglite.close();
  });
  return { kind: 'embedded', db, close };
}

/** Whether to go on with a database that could not be restored: never. @throws any error but that a test has dropped or renamed a table */
function missingTable(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return false;
  throw error;
}

async function startPooled(): Promise<Pooled> {
  const pglite = await startInMemory();
  await fill(databaseOf(pglite));
  // Generated columns come by themselves.
  const { rows: found } = await pglite.query<Omit<Table, 'rows'>>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  const copies = found.map(({ name, columns }) => `create table pristine.${name} as select ${columns} from ${name};`);
  // With the sizes of the tables known, as in a database in use, the tests take a fifth less (measured).
  await pglite.exec(`create schema pristine; ${copies.join('')} analyze;`);
  const sizes = await sizesOf(pglite, found);
  return { pglite, tables: found.map((table, index) => ({ ...table, rows: sizes[index]?.rows ?? 0 })), began: await now(pglite) };
}

async function restore(pooled: Pooled): Promise<void> {
  const { pglite, tables, began } = pooled;
  const sizes = await sizesOf(pglite, tables);
  const changed = tables.filter(({ rows }, index) => sizes[index]?.rows !== rows || (sizes[index]?.newest ?? 0) > began);
  const statements = changed
    .map(({ name }) => `delete from ${name};`)
    .concat(changed.map(({ name, columns }) => `insert into ${name} (${columns}) table pristine.${name};`));
  // As a replica it checks no foreign keys, so the order of the tables does not matter.
  await pglite.exec(`begin; set local session_replication_role = replica; ${statements.join('')} commit;`);
  pooled.began = await now(pglite);
}

/** How many rows each table has, and the transaction that wrote the newest of them. */
async function sizesOf(pglite: PGlite, tables: Pick<Table, 'name'>[]): Promise<{ rows: number; newest: number | null }[]> {
  const sizes = tables.map(
    ({ name }, index) => `select ${index} as n, count(*)::int as rows, max(xmin::text::bigint) as newest from ${name}`,
  );
  return (await pglite.query<{ rows: number; newest: number | null }>(`${sizes.join(' union all ')} order by n`)).rows;
}

async function now(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ id: number }>('select txid_current() as id');
  return rows[0]?.id ?? 0;
}

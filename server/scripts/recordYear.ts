import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { RecordedYear } from '#demo/insertYear.ts';
import { playRecent } from '#demo/playRecent.ts';
import { playYear } from '#demo/playYear.ts';
import { unsealRows } from '#demo/sealedRows.ts';
import { seedTime } from '#demo/seed/seedTime.ts';
import type { Tables } from '#platform/db/tables.ts';
import { startApp } from '#test/startApp.ts';
import { createApp } from '../src/app.ts';

// Plays the purchases of the demo data and keeps what they leave in the database. To be run when its purchases change, or when a migration
// changes their tables:
//   node_modules/.bin/node --conditions=@campus-procurement/source server/scripts/recordYear.ts

/** What belongs to a run of the product and not to its data. */
const skipped = new Set([
  'login_session',
  'login_throttle',
  'captcha',
  'idempotency',
  'operation_log',
  'sweep_beat',
  'sweep_gap',
  'turn',
  'kysely_migration',
]);
/** Messages are kept so long before the end; older ones would have been read. */
const messageDays = 12;

type Row = Record<string, unknown>;

async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows.flatMap(({ name }) => (skipped.has(name) ? [] : name));
}

/** The tables, each behind those that it refers to. */
async function inOrder(names: string[], db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  const sorted: string[] = [];
  for (let left = names; left.length > 0; ) {
    const free = left.filter((name) => !rows.some(({ from, to }) => from === name && left.includes(to)));
    if (free.length === 0) {
      process.stdout.write(`In a circle: ${left.join(', ')}\n`);
      return [...sorted, ...left];
    }
    sorted.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return sorted;
}

async function columnsOf(name: string, db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  return rows.map(({ column }) => column);
}

async function keyOf(name: string, db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary and indrelid = ${name}::regclass`.execute(db);
  return rows.map(({ column }) => column);
}

/** Numbers without a scale keep their decimals as texts: a price of one has two, also where they are zero. */
async function rowsOf(name: string, db: Kysely<Tables>): Promise<Row[]> {
  const { rows: found } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute
    where attrelid = ${name}::regclass and atttypid = 'numeric'::regtype and atttypmod = -1 and not attisdropped`.execute(db);
  const texts = found.map(({ column }) => sql`|| jsonb_build_object(${column}::text, it.${sql.ref(column)}::text)`);
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(it) ${sql.join(texts, sql` `)} as row from ${sql.table(name)} as it`.execute(db);
  return rows.map(({ row }) => row);
}

const app = await startApp();
const { db } = app.database;
const names = await tablesOf(db);
const before = new Map<string, Row[]>();
for (const name of names) before.set(name, await rowsOf(name, db));

await playYear(app.deps, createApp);
await playRecent(app.deps, createApp);

const tables: RecordedYear['tables'] = [];
const changes: RecordedYear['changes'] = [];
const limit = new Date(seedTime.getTime() - messageDays * 24 * 3_600_000).toISOString();
for (const name of names) {
  const primary = await keyOf(name, db);
  const keys = primary.length > 0 ? primary : await columnsOf(name, db);
  const keyText = (row: Row) => keys.map((key) => row[key]).join(' ');
  const known = new Map((before.get(name) ?? []).map((row) => [keyText(row), row]));
  const isCounter = name === 'document_number';
  const isOld = (row: Row) => name === 'inbox_message' && String(row.create_time) < limit;
  const rows: Row[] = [];
  for (const row of await rowsOf(name, db)) {
    const old = known.get(keyText(row));
    if (old === undefined || isCounter) {
      if (!isOld(row)) rows.push(name === 'app_user' ? { ...row, password_hash: null } : row);
      continue;
    }
    const fresh = Object.entries(row).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(old[column]));
    if (fresh.length === 0) continue;
    const where = Object.fromEntries(keys.map((key) => [key, row[key]]));
    changes.push({ table: name, where, values: Object.fromEntries(fresh) });
  }
  if (rows.length > 0) tables.push({ name, columns: await columnsOf(name, db), rows });
  process.stdout.write(`${name} ${rows.length}\n`);
}
for (const { table, where, values } of changes) process.stdout.write(`changed ${table} ${JSON.stringify([where, values])}\n`);
unsealRows((name) => tables.find((table) => table.name === name)?.rows ?? [], app.deps.sealing);
const order = await inOrder(
  tables.map(({ name }) => name),
  db,
);
tables.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
const contents: RecordedYear['contents'] = {};
for (const { storage_key } of tables.find(({ name }) => name === 'stored_content')?.rows ?? []) {
  contents[String(storage_key)] = readFileSync(app.files.pathOf(String(storage_key))).toString('base64');
}
const recorded = Buffer.from(JSON.stringify({ tables, changes, contents } satisfies RecordedYear));
const packed = brotliCompressSync(recorded, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: recorded.length },
});
writeFileSync(new URL('../assets/demoYear.json.br', import.meta.url), packed);
process.stdout.write(`server/assets/demoYear.json.br: ${packed.length} of ${recorded.length} bytes\n`);
await app.close();
// Connections of the played product would keep the process.
process.exit();

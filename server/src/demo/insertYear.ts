import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { fillTurns } from '#flow/turns/public.ts';
import { turnSources } from '#operations/turnSources.ts';
import type { Deps } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { chainAgain } from './chainAgain.ts';
import { sealRows } from './sealedRows.ts';
import { daysSinceSeed, laterText } from './seed/movedInTime.ts';

/** What the purchases have left in the database, in an order in which it can be inserted, and in the folder of files. */
export interface RecordedYear {
  tables: { name: string; columns: string[]; rows: Record<string, unknown>[] }[];
  /** New values in rows of the other demo data. */
  changes: { table: string; where: Record<string, unknown>; values: Record<string, unknown> }[];
  /** Contents of files by their keys, in base64. */
  contents: Record<string, string>;
}

const file = new URL('../../assets/demoYear.json.br', import.meta.url);

/**
 * Inserts the purchases of the demo data as they were played once, with their dates moved so that the year ends today. What dates have a
 * part in, the histories and the fingerprints of notices, is calculated again, and quotes are sealed with the key of this installation.
 * Does nothing if there is a bidding already.
 */
export async function insertYear({ database: { db }, files, now, sealing }: Deps): Promise<void> {
  if (await db.selectFrom('bidRound').select('id').limit(1).executeTakeFirst()) return;
  const text = laterText(brotliDecompressSync(readFileSync(file)).toString(), daysSinceSeed(now()));
  const { tables, changes, contents }: RecordedYear = JSON.parse(text);
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  await chainAgain(rowsOf);
  sealRows(rowsOf, sealing);
  for (const [key, content] of Object.entries(contents)) await files.provide(key, Buffer.from(content, 'base64'));
  await inTransaction(db, async (trx) => {
    const { passwordHash } = await trx
      .selectFrom('appUser')
      .select('passwordHash')
      .where('account', '=', 'teacher1')
      .executeTakeFirstOrThrow();
    for (const user of rowsOf('app_user')) user.password_hash = passwordHash;
    for (const table of tables) await insert(table, trx);
    for (const one of changes) await change(one, trx);
    await fillTurns(turnSources, trx);
  });
  await sql`analyze`.execute(db);
}

async function insert({ name, columns, rows }: RecordedYear['tables'][number], db: Kysely<Tables>): Promise<void> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  // Numbers go on from whichever are higher: those of the year, or those of the rest of the demo data.
  const isCounter = name === 'document_number';
  const conflict = sql`on conflict (company_id, kind, year) do update set last = greatest(document_number.last, excluded.last)`;
  await sql`insert into ${sql.table(name)} (${listed})
    select ${listed} from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)
    ${isCounter ? conflict : sql``}`.execute(db);
}

async function change({ table, where, values }: RecordedYear['changes'][number], db: Kysely<Tables>): Promise<void> {
  const listOf = (row: Record<string, unknown>) => sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const from = (row: Record<string, unknown>) =>
    sql`(select ${listOf(row)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb))`;
  await sql`update ${sql.table(table)} set (${listOf(values)}) = ${from(values)} where (${listOf(where)}) = ${from(where)}`.execute(
    db,
  );
}

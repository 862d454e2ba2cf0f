import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Deps } from '../context/context.ts';
import { daysSinceSeed, laterText } from '../db/seed/movedInTime.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { chainAgain } from './chainAgain.ts';

/** What the year behind has left in the database, in an order in which it can be inserted, and in the folder of files. */
export interface RecordedYear {
  tables: { name: string; columns: string[]; rows: Record<string, unknown>[] }[];
  /** Contents of files by their keys, in base64. */
  contents: Record<string, string>;
}

const file = new URL('../../assets/demoYear.json.br', import.meta.url);

/**
 * Inserts the purchases of the year behind as they were played once, with their dates moved so that the year ends today. What dates have a
 * part in, the histories and the fingerprints of notices, is calculated again.
 */
export async function insertYear({ database: { db }, files, now, sealing }: Deps): Promise<void> {
  const text = laterText(brotliDecompressSync(readFileSync(file)).toString(), daysSinceSeed(now()));
  const { tables, contents }: RecordedYear = JSON.parse(text);
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  await chainAgain(rowsOf);
  for (const round of rowsOf('bid_round')) round.key_id = sealing.keyId;
  await inTransaction(db, async (trx) => {
    const { passwordHash } = await trx
      .selectFrom('appUser')
      .select('passwordHash')
      .where('account', '=', 'teacher1')
      .executeTakeFirstOrThrow();
    for (const user of rowsOf('app_user')) user.password_hash = passwordHash;
    for (const table of tables) await insert(table, trx);
  });
  for (const [key, content] of Object.entries(contents)) await files.provide(key, Buffer.from(content, 'base64'));
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

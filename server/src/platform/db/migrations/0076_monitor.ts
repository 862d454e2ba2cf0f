import { type Kysely, sql } from 'kysely';

/** An index for the latest refusals in all schools. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index operation_log_all_refused on operation_log (time desc, id desc) where code <> 0`.execute(db);
}

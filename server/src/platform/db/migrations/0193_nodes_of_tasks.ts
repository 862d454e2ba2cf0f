import { type Kysely, sql } from 'kysely';

/** Which node of its flow a task comes from: several nodes of a flow may ask by the same kind of rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_task add column node smallint check (node > 0)`.execute(db);
}

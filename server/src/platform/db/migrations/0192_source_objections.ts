import { type Kysely, sql } from 'kysely';

/** Objections to a single source, as its officer has received them, and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column source_objections jsonb not null default '[]'`.execute(db);
}

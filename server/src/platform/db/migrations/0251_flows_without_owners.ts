import { type Kysely, sql } from 'kysely';

/** Whether a version of a flow leaves out the owners of the cards because somebody has confirmed it. Earlier versions are not confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_flow add column without_owners boolean not null default false`.execute(db);
}

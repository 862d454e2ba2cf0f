import { type Kysely, sql } from 'kysely';

/** Who has left the central authentication is disabled, and enabled again on coming back; who was disabled by a person is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user
    add column absent_since timestamptz(3),
    add constraint app_user_absent_check check (absent_since is null or status = 'DISABLED')`.execute(db);
}

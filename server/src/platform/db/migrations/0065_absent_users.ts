import { type Kysely, sql } from 'kysely';

/**
 * Users who disappear from the central authentication are disabled, and enabled again when they return. Users disabled by a person stay
 * disabled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user
    add column absent_since timestamptz(3),
    add constraint app_user_absent_check check (absent_since is null or status = 'DISABLED')`.execute(db);
}

import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * A password set by somebody else works for some days only; existing ones get the full time from now on. A session stores whether its login
 * used a password: a user who logs in through an outside system need not change a password that nobody used.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table app_user add column initial_password_expire_time timestamptz`.execute(db);
  await sql`update app_user set initial_password_expire_time = now() + interval '14 days' where need_change_password`.execute(db);
  // For existing sessions, and those made by a server of the previous version, this is unknown.
  await sql`alter table login_session add column by_password boolean not null default true`.execute(db);
}

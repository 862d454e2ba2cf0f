import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * A password that somebody else has given admits for some days only; those that were given before get as many from now on. A session
 * knows whether it began with a password: one that an outside system vouches for is not held up by a password that nobody used.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table app_user add column initial_password_expire_time timestamptz`.execute(db);
  await sql`update app_user set initial_password_expire_time = now() + interval '14 days' where need_change_password`.execute(db);
  // Of the sessions that there are, and of those of a server of the version before, it is not known.
  await sql`alter table login_session add column by_password boolean not null default true`.execute(db);
}

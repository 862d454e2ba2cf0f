import { type Kysely, sql } from 'kysely';

/**
 * Sessions get an id that users may see, and data about the device of the login; a switch of role hands both on. Existing sessions get an
 * id. The defaults are for servers of the previous version, which may still run on the same database during an upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_session add column id text not null default gen_random_uuid()::text,
    add column login_time timestamptz(3) not null default now(),
    add column address varchar(45), add column user_agent varchar(300)`.execute(db);
  // Expired sessions are marked as ended: each login reads the sessions of its user that are not.
  await sql`update login_session set login_time = create_time,
    end_time = coalesce(end_time, case when expire_time <= now() then expire_time end)`.execute(db);
  await sql`create index login_session_open on login_session (company_id, user_id) where end_time is null`.execute(db);
}

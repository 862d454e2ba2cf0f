import { type Kysely, sql } from 'kysely';

/** Used login tickets of other systems. The key lets each ticket be used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table login_ticket (
    issuer varchar(32) not null,
    nonce varchar(200) not null,
    expire_time timestamptz(3) not null,
    primary key (issuer, nonce)
  )`.execute(db);
  await sql`create index login_ticket_expire on login_ticket (expire_time)`.execute(db);
}

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Logins are throttled by account and address together, and by devices that have logged in before: adds these two kinds of counts and the
 * key that signs the cookie of a device.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_throttle drop constraint login_throttle_kind_check`.execute(db);
  await sql`alter table login_throttle add constraint login_throttle_kind_check
    check (kind in ('account', 'address', 'sms', 'user', 'pair', 'device'))`.execute(db);
  const key = randomBytes(32).toString('base64url');
  await sql`insert into signing_key (purpose, key) values ('device', ${key})`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The process that is about to push a message, and until when no other one may push it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wechat_send_log add column claimed_by text, add column claim_until timestamptz(3),
    add constraint wechat_send_log_claim_check
      check ((claimed_by is null) = (claim_until is null) and (claimed_by is null or status = 'PENDING'))`.execute(db);
}

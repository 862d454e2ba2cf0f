import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Which secret a round is sealed with can be told before its opening, and only a person declares a key lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bid_round
    add column key_check text,
    add column key_lost_time timestamptz(3),
    add column key_lost_reason varchar(500),
    add column key_lost_by_name varchar(50),
    add constraint bid_round_key_lost_check check (num_nonnulls(key_lost_time, key_lost_reason, key_lost_by_name) in (0, 3))
  `.execute(db);
  await allowAlso(db, 'due_event', 'due_event_kind_check', 'BIDDING_OPEN');
}

import { type Kysely, sql } from 'kysely';

/**
 * Who has joined a round is sealed until the prices are opened: a mark stands for the supplier, also in messages to it, and a call that is
 * sealed is kept for repeats without its user. Rows of rounds that are sealed now are sealed at the next start, which has the keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bid_participant
    alter column supplier_id drop not null,
    add column supplier_mark varchar(43) collate "C",
    add constraint bid_participant_mark_unique unique (company_id, round_id, supplier_mark),
    add constraint bid_participant_known_check check (num_nonnulls(supplier_id, supplier_mark) > 0)`.execute(db);
  await sql`alter table inbox_message
    alter column user_id drop not null,
    add column bidder_mark varchar(43) collate "C",
    add constraint inbox_message_reader_check check (num_nonnulls(user_id, bidder_mark) = 1)`.execute(db);
  await sql`create index inbox_message_bidder on inbox_message (company_id, bidder_mark) where bidder_mark is not null`.execute(
    db,
  );
  // In place of its user a sealed call has a hash that is keyed with the token of its session.
  await sql`alter table idempotency drop constraint idempotency_user_fkey`.execute(db);
}

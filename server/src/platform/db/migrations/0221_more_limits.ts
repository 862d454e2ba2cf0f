import { type Kysely, sql } from 'kysely';

/** Amounts that were the same in every school become limits of its policy; a purchase keeps those of the day of its submission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column limits json`.execute(db);
  await sql`alter table purchase_policy
    add column witness_limit numeric(15, 2) not null default 100000.00,
    add column award_approval_limit numeric(15, 2) not null default 200000.00,
    add column change_approval_limit numeric(15, 2) not null default 100000.00,
    add column outsider_limit numeric(15, 2) not null default 200000.00,
    add column outside_leader_limit numeric(15, 2) not null default 50000.00,
    add column argument_limit numeric(15, 2) not null default 100000.00,
    add column argument_sum_limit numeric(15, 2) not null default 300000.00`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Purchases that are given up after their publication, and rounds that a change has made void. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    -- An approval decides whether it is given up: meanwhile it stands still.
    add column terminating boolean not null default false,
    drop constraint project_suspension_check,
    add constraint project_suspension_check check (
      num_nonnulls(suspend_time, suspend_cause, suspend_reason) in (0, 3)
      and (suspend_time is null or status in ('PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE', 'AWARDED')))`.execute(db);
  await allowAlso(db, 'project', 'project_suspend_cause_check', 'TERMINATION');
  await sql`alter table approval_instance
    -- Why something is asked for that has no record of its own.
    add column reason varchar(500),
    -- What counted for who is asked, where it is not the amount.
    add column deciding_amount numeric(18,2)`.execute(db);
  await allowAlso(db, 'approval_instance', 'approval_instance_biz_type_check', 'TERMINATION');
  await allowAlso(db, 'approval_flow', 'approval_flow_biz_type_check', 'TERMINATION');
  await allowAlso(db, 'announcement', 'announcement_type_check', 'TERMINATED');
  for (const reason of ['TERMINATED', 'CHANGED']) await allowAlso(db, 'bid_round', 'bid_round_fail_reason_check', reason);
}

import { type Kysely, sql } from 'kysely';

/** Until when a task of approval is to be decided, seats that nobody holds, and who has put somebody into a seat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_task
    -- Null: the flow has found nobody, and the step waits for somebody who is put in.
    alter column user_id drop not null,
    add column limit_days integer not null default 3 check (limit_days between 1 and 90),
    -- Computed when the task comes up: a later change of the calendar does not move them.
    add column limit_time timestamptz(3),
    add column escalation_time timestamptz(3),
    -- 1: those who are asked were reminded. 2: the administrators of the school were told.
    add column limit_told smallint not null default 0 check (limit_told between 0 and 2),
    add column by_user_name varchar(50),
    add column put_reason varchar(500)`.execute(db);
  await sql`alter table approval_instance add column blocked_time timestamptz(3)`.execute(db);
  await sql`alter table due_event drop constraint due_event_kind_check,
    add constraint due_event_kind_check check (kind in ('PROJECT_FUNDS', 'PROJECT_DRAFT', 'PROJECT_RETENTION', 'BIDDING_PUBLISH',
      'BIDDING_CLOSE', 'BIDDING_REMINDER', 'BIDDING_DECISION', 'BIDDING_OVERDUE', 'BIDDING_NOTICE', 'APPROVAL_LIMIT',
      'APPROVAL_REVIEW'))`.execute(db);
}

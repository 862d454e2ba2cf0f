import { type Kysely, sql } from 'kysely';

/** Flows of approval as data, steps in which all must agree, and the working days that limits are counted in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_flow (
    company_id varchar(10) not null references company,
    id text not null,
    biz_type text not null check (biz_type in ('PURCHASE')),
    -- Rows are not changed: a change is the next version, and the newest one counts.
    version integer not null check (version > 0),
    nodes jsonb not null check (jsonb_typeof(nodes) = 'array'),
    -- False: from this version on the school uses the default flow again.
    enabled boolean not null default true,
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    primary key (company_id, id),
    constraint approval_flow_version_unique unique (company_id, biz_type, version)
  )`.execute(db);
  await sql`alter table approval_task
    add column mode text not null default 'ANY' check (mode in ('ANY', 'ALL')),
    drop constraint approval_task_kind_check,
    add constraint approval_task_kind_check check (
      kind in ('CARD_OWNER', 'DEPT_APPROVER', 'COLLEGE_APPROVER', 'SCHOOL_APPROVER', 'NAMED', 'SCHOOL_ADMIN', 'WITNESS')),
    drop constraint approval_task_state_check,
    add constraint approval_task_state_check check (
      state in ('WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'CANCELLED', 'SKIPPED'))`.execute(db);
  await sql`create table calendar_day (
    day date primary key,
    is_working boolean not null,
    name varchar(50) not null
  )`.execute(db);
}

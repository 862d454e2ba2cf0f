import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Changes of approved purchases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A change is being approved: meanwhile the purchase is not published.
  await sql`alter table project add column modifying boolean not null default false`.execute(db);
  await sql`create table project_modify (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    -- Given at the submission.
    modify_code varchar(20) collate "C",
    modify_types jsonb not null,
    reason varchar(1000) not null,
    -- What is wanted, as the form has it.
    wanted jsonb not null,
    -- What differs, as it was at the submission.
    changes jsonb,
    status text not null check (status in ('DRAFT', 'APPROVING', 'EFFECTIVE', 'REJECTED', 'WITHDRAWN')),
    user_id text not null,
    instance_id text,
    submit_time timestamptz(3),
    end_time timestamptz(3),
    opinion varchar(1000),
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    update_time timestamptz(3) not null default now(),
    update_by_name varchar(50),
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade,
    foreign key (company_id, user_id) references app_user,
    constraint project_modify_code_unique unique (company_id, modify_code)
  )`.execute(db);
  await sql`create unique index project_modify_open on project_modify (company_id, project_id)
    where status in ('DRAFT', 'APPROVING')`.execute(db);
  await sql`create index project_modify_project on project_modify (company_id, project_id)`.execute(db);
  await sql`create index project_modify_instance on project_modify (company_id, instance_id)`.execute(db);
  await sql`create index project_modify_user on project_modify (company_id, user_id)`.execute(db);
  await allowAlso(db, 'approval_instance', 'approval_instance_biz_type_check', 'MODIFICATION');
  await allowAlso(db, 'approval_flow', 'approval_flow_biz_type_check', 'MODIFICATION');
}

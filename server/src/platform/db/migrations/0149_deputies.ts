import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Colleagues who decide for somebody for some days, and what says so of a decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_delegation (
    company_id varchar(10) not null,
    id text not null,
    user_id text not null,
    agent_id text not null check (agent_id <> user_id),
    -- Empty for all kinds.
    biz_types text[] not null,
    start_day date not null,
    end_day date not null check (end_day >= start_day),
    remark varchar(200),
    ${tracked},
    primary key (company_id, id),
    foreign key (company_id, user_id) references app_user on delete cascade,
    foreign key (company_id, agent_id) references app_user on delete cascade
  )`.execute(db);
  await sql`create index approval_delegation_user on approval_delegation (company_id, user_id, end_day)`.execute(db);
  await sql`create index approval_delegation_agent on approval_delegation (company_id, agent_id, end_day)`.execute(db);
  await sql`alter table approval_task
    -- The deputy who has decided in the user's place.
    add column decided_by_id text,
    add column decided_by_name varchar(50),
    add foreign key (company_id, decided_by_id) references app_user`.execute(db);
  await sql`create index approval_task_decided_by on approval_task (company_id, decided_by_id)
    where decided_by_id is not null`.execute(db);
  // In whose place. As other names, it is not part of the hash.
  await sql`alter table flow_event add column for_user_name varchar(50)`.execute(db);
}

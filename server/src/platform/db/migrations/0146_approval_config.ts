import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Several flows of a school for a kind of business, each with conditions and versions; a case tells by which it runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_config (
    company_id varchar(10) not null references company,
    id text not null,
    -- Which kinds there are, approval_flow checks: every flow has a version there.
    biz_type text not null,
    config_name varchar(50) not null,
    priority integer not null check (priority between 1 and 999),
    status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint approval_config_name_unique unique (company_id, biz_type, config_name)
  )`.execute(db);
  await sql`alter table approval_flow
    -- No foreign key: what a case has run by is told after its flow is deleted.
    add column config_id text,
    add column config_name varchar(50),
    add column conditions jsonb not null default '{}' check (jsonb_typeof(conditions) = 'object'),
    drop constraint approval_flow_version_unique`.execute(db);
  // What an office has had becomes one flow of each kind, with its versions.
  await sql`insert into approval_config (company_id, id, biz_type, config_name, priority, status, create_time, create_by_name,
      update_time, update_by_name, version)
    select distinct on (company_id, biz_type) company_id, id, biz_type, '审批流程', 100,
      case when enabled then 'ENABLED' else 'DISABLED' end, create_time, create_by_name, create_time, create_by_name, version
    from approval_flow order by company_id, biz_type, version desc`.execute(db);
  await sql`update approval_flow set config_name = config.config_name, config_id = config.id
    from approval_config config
    where config.company_id = approval_flow.company_id and config.biz_type = approval_flow.biz_type`.execute(db);
  await sql`alter table approval_flow
    alter column config_id set not null,
    alter column config_name set not null,
    drop column enabled,
    add constraint approval_flow_version_unique unique (company_id, config_id, version)`.execute(db);
  await sql`alter table approval_instance
    add column flow_id text,
    add constraint approval_instance_flow_fkey foreign key (company_id, flow_id) references approval_flow`.execute(db);
  await sql`create index approval_instance_flow on approval_instance (company_id, flow_id) where flow_id is not null`.execute(db);
}

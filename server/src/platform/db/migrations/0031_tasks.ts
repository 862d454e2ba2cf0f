import { type Kysely, sql } from 'kysely';

/**
 * Background tasks and their log. The kinds are not listed here, because each module defines its own. The unique indexes make sure that a
 * task is planned once when several processes try.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table task (
    company_id varchar(10) not null references company,
    id text not null,
    task_code varchar(16) collate "C" not null check (task_code ~ '^T[0-9]{8}-[0-9A-Z]{6}$'),
    task_name varchar(50) collate "C" not null check (task_name <> ''),
    task_type varchar(32) not null check (task_type ~ '^[A-Z_]{2,32}$'),
    -- What keeps the same work from being planned twice, for example the time that it is due.
    occasion varchar(100),
    is_singular boolean not null,
    biz_id varchar(64),
    biz_name varchar(100),
    payload jsonb,
    execute_time timestamptz(3) not null,
    start_time timestamptz(3),
    end_time timestamptz(3),
    done_count integer not null default 0 check (done_count >= 0),
    total_count integer check (total_count >= done_count),
    result jsonb,
    error jsonb,
    retry_times smallint not null default 0 check (retry_times between 0 and max_retry),
    max_retry smallint not null check (max_retry between 0 and 10),
    status text not null check (status in ('PENDING', 'RUNNING', 'SUCCESS', 'FAILED', 'RETRYING', 'STOPPED')),
    stop_requested boolean not null default false check (not stop_requested or status = 'RUNNING'),
    lease_owner text,
    lease_until timestamptz(3),
    heartbeat_time timestamptz(3),
    create_by text,
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    update_time timestamptz(3) not null default now(),
    update_by_name varchar(50),
    version integer not null default 1 check (version > 0),
    primary key (company_id, id),
    constraint task_code_unique unique (company_id, task_code),
    constraint task_occasion_unique unique (company_id, task_type, occasion),
    constraint task_lease_check check ((status = 'RUNNING') = (lease_owner is not null) and (lease_owner is null) = (lease_until is null))
  )`.execute(db);
  await sql`create unique index task_singular_unique on task (company_id, task_type)
    where is_singular and status in ('PENDING', 'RUNNING', 'RETRYING')`.execute(db);
  // For workers, which look for due tasks of all schools.
  await sql`create index task_due on task (execute_time) where status in ('PENDING', 'RETRYING')`.execute(db);
  await sql`create index task_lease on task (lease_until) where status = 'RUNNING'`.execute(db);
  // The orders of the lists, within a school and across all schools.
  for (const column of ['execute_time', 'create_time']) {
    await sql`create index ${sql.id(`task_${column}`)} on task (company_id, ${sql.id(column)} desc, id desc)`.execute(db);
    await sql`create index ${sql.id(`task_all_${column}`)} on task (${sql.id(column)} desc, id desc)`.execute(db);
  }
  await sql`create index task_status on task (company_id, status, execute_time desc)`.execute(db);
  await sql`create index task_name on task (company_id, task_name)`.execute(db);
  await sql`create table task_log (
    company_id varchar(10) not null,
    task_id text not null,
    id text not null,
    time timestamptz(3) not null,
    level text not null check (level in ('INFO', 'WARN', 'ERROR')),
    event jsonb not null,
    primary key (company_id, task_id, id),
    constraint task_log_task_fkey foreign key (company_id, task_id) references task on delete cascade
  )`.execute(db);
}

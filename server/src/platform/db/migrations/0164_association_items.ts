import { type Kysely, sql } from 'kysely';

/** Items of a school's own project system, and the purchases that are charged to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table association_item (
    company_id varchar(10) not null references company,
    external_code varchar(40) not null check (external_code ~ '^[A-Za-z0-9-]{2,40}$'),
    external_name varchar(100) not null,
    plan_year integer check (plan_year between 2000 and 2099),
    plan_amount numeric(18,2) not null check (plan_amount >= 0),
    dept_name varchar(100),
    leader_name varchar(50),
    -- False once that system has closed it or names it no more. What was charged to it stays.
    enabled boolean not null default true,
    sync_time timestamptz(3) not null,
    primary key (company_id, external_code)
  )`.execute(db);
  await sql`alter table project
    add column association_code varchar(40),
    add constraint project_association_fkey foreign key (company_id, association_code) references association_item`.execute(db);
  await sql`create index project_association on project (company_id, association_code) where association_code is not null`.execute(
    db,
  );
}

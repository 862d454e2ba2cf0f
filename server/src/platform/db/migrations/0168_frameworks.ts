import { type Kysely, sql } from 'kysely';

/** Agreements of a school from which purchases are called off. What is left of one follows from the purchases that name it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table framework_agreement (
    company_id varchar(10) not null references company,
    id text not null,
    agreement_no varchar(50) not null,
    framework_name varchar(100) not null,
    supplier_id text not null,
    valid_from date not null,
    valid_to date not null,
    total_amount numeric(18,2) not null check (total_amount > 0),
    remark varchar(500),
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    update_time timestamptz(3) not null default now(),
    update_by_name varchar(50),
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, supplier_id) references supplier,
    constraint framework_agreement_no_unique unique (company_id, agreement_no),
    check (valid_to >= valid_from)
  )`.execute(db);
  await sql`create index framework_agreement_supplier on framework_agreement (company_id, supplier_id)`.execute(db);
  await sql`create index project_framework on project (company_id, (way_facts ->> 'frameworkId'))
    where execution_code = 'FRAMEWORK' and lane = 'OTHER'`.execute(db);
}

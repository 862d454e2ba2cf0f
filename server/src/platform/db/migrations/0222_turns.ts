import { type Kysely, sql } from 'kysely';

/** What is awaited of whom. `flow/turns` computes the rows from the records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table turn (
    company_id varchar(10) not null references company (id),
    owner_kind varchar(10) not null check (owner_kind in ('PROJECT', 'DOCUMENT', 'APPLY', 'SUPPLIER')),
    owner_id varchar(64) not null,
    step varchar(20) not null,
    record_id varchar(64) not null,
    holder_kind varchar(10) not null check (holder_kind in ('USER', 'OPERATION', 'WAREHOUSE')),
    holder_id varchar(64) not null,
    operation varchar(40) not null,
    dept_id varchar(64),
    except_ids text[] not null,
    project_id varchar(64),
    any_of boolean not null,
    from_time timestamptz(3),
    since timestamptz(3) not null,
    until_time timestamptz(3),
    primary key (company_id, owner_kind, owner_id, step, record_id, holder_kind, holder_id)
  )`.execute(db);
  await sql`create index turn_holder on turn (company_id, holder_kind, holder_id)`.execute(db);
  await sql`create index turn_project on turn (company_id, project_id) where project_id is not null`.execute(db);
}

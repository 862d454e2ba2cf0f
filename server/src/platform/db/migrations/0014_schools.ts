import { type Kysely, sql } from 'kysely';

/** The platform's data about its schools: the contact, the way their users log in, and the end of the service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company
    alter column company_name type varchar(100) collate "C",
    add column school_code varchar(5) collate "C" check (school_code ~ '^[0-9]{5}$'),
    add column short_name varchar(20),
    add column province varchar(20),
    add column city varchar(20),
    add column address varchar(200),
    add column contact_name varchar(50),
    add column contact_phone varchar(20),
    add column login_mode text not null default 'LOCAL' check (login_mode in ('LOCAL', 'CAS', 'TICKET')),
    add column cas_server_url varchar(500),
    add column status_before text check (status_before in ('TRIAL', 'ACTIVE')),
    add column service_start_date date,
    add column service_end_date date,
    add column invoice jsonb,
    add column remark varchar(500)`.execute(db);
  // Existing schools can log in as before. Unknown data get placeholders that somebody has to replace.
  await sql`update company set school_code = lpad(id, 5, '0'), contact_name = '-', contact_phone = '-',
      service_end_date = case when status in ('TRIAL', 'ACTIVE') then current_date + 365 end
    where id <> '0'`.execute(db);
  await sql`alter table company
    add constraint company_name_unique unique (company_name),
    add constraint company_code_unique unique (school_code),
    add constraint company_school_check check (
      id = '0' or school_code is not null and contact_name <> '' and contact_phone <> ''
        and contact_name is not null and contact_phone is not null),
    add constraint company_cas_check check (login_mode <> 'CAS' or cas_server_url is not null),
    add constraint company_service_check check (service_end_date >= service_start_date),
    add constraint company_suspended_check check ((status = 'SUSPENDED') = (status_before is not null))`.execute(db);
  await sql`create index company_create_time on company (create_time, id)`.execute(db);
  await sql`create index company_service_end on company (service_end_date, id)`.execute(db);
}

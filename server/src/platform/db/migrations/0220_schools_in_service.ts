import { type Kysely, sql } from 'kysely';

/** A school is in service or suspended. Nothing has ever enforced trials and dates of service; schools whose users could log in still can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company
    drop column status_before,
    drop column service_start_date,
    drop column service_end_date,
    drop constraint company_status_check`.execute(db);
  await sql`update company set status = case when status in ('TRIAL', 'ACTIVE') then 'ACTIVE' else 'SUSPENDED' end
    where status <> 'ACTIVE'`.execute(db);
  await sql`alter table company
    add constraint company_status_check check (status in ('ACTIVE', 'SUSPENDED'))`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** What a way to buy that is not bidding needs to be known, what was offered there, and the report about an emergency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    add column way_facts jsonb,
    add column report_due timestamptz(3),
    add column report_time timestamptz(3),
    add column report varchar(2000),
    add constraint project_report_check check ((report is null) = (report_time is null) and (report is null or report_due is not null))`.execute(
    db,
  );
  await sql`create index project_other_way on project (company_id, create_time) where execution_code is not null`.execute(db);
  await sql`create index project_report on project (company_id, applicant_id) where report_due is not null and report is null`.execute(
    db,
  );
  await sql`alter table project_outcome add column quotes jsonb not null default '[]'`.execute(db);
  await allowAlso(db, 'due_event', 'due_event_kind_check', 'PROJECT_REPORT');
}

import { type Kysely, sql } from 'kysely';

/** Figures of a period read the payments and completions of that period, not all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index project_payment_paid_date on project_payment (company_id, paid_date)`.execute(db);
  await sql`create index flow_event_completion on flow_event (company_id, time)
    where kind = 'PROJECT' and step in ('confirm', 'complete')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Since when a supplier waits for its review: its first submission since the last decision, not a later correction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table supplier add submit_time timestamptz`.execute(db);
  await sql`
    with latest as (
      select company_id, supplier_id, max(time) as time from supplier_review_record where event = 'SUBMITTED' group by company_id, supplier_id
    )
    update supplier set submit_time = (
      select min(submitted.time) from supplier_review_record submitted
      where submitted.company_id = latest.company_id and submitted.supplier_id = latest.supplier_id and submitted.event = 'SUBMITTED'
        and not exists (
          select from supplier_review_record decided
          where decided.company_id = latest.company_id and decided.supplier_id = latest.supplier_id
            and decided.event not in ('SUBMITTED', 'FIRST_APPROVED')
            and decided.time > submitted.time and decided.time < latest.time))
    from latest where latest.company_id = supplier.company_id and latest.supplier_id = supplier.id`.execute(db);
  await sql`create index supplier_submitted on supplier (company_id, status, submit_time nulls first, id)`.execute(db);
}

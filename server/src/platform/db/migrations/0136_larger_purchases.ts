import { type Kysely, sql } from 'kysely';

/** Purchases by bidding: what the request says beyond a small one, the rules that decided, and the officer who has taken it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    drop constraint project_status_check,
    add constraint project_status_check
      check (status in ('DRAFT', 'APPROVING', 'RETURNED', 'APPROVED', 'EXECUTING', 'COMPLETED', 'ARCHIVED', 'TERMINATED')),
    add column lane text check (lane in ('SMALL', 'BIDDING')),
    add column purchase_type text not null default 'GOODS' check (purchase_type in ('GOODS', 'SERVICE', 'ENGINEERING')),
    add column price_ceiling numeric(18,2) check (price_ceiling > 0),
    add column min_bidders integer check (min_bidders between 1 and 10),
    add column notice_hours integer check (notice_hours between 24 and 720),
    add column delivery_days integer check (delivery_days between 1 and 365),
    add column warranty_months integer check (warranty_months between 0 and 120),
    add column payment_terms varchar(200),
    add column delivery_address varchar(200),
    add column contact_name varchar(50),
    add column contact_phone varchar(20),
    add column requirements varchar(2000),
    add column split_reason varchar(500),
    add column pattern jsonb,
    add column officer_id text,
    add constraint project_officer_fkey foreign key (company_id, officer_id) references app_user,
    add constraint project_officer_check check (officer_id <> applicant_id)`.execute(db);
  await sql`update project set lane = 'SMALL' where submit_time is not null`.execute(db);
  await sql`create index project_officer on project (company_id, officer_id) where officer_id is not null`.execute(db);
  await sql`alter table project_item add column parameters varchar(5000)`.execute(db);
  await sql`alter table project_participant drop constraint project_participant_kind_check,
    add constraint project_participant_kind_check
      check (kind in ('APPROVER', 'WITNESS', 'FOLLOWER', 'COPIED', 'OFFICER'))`.execute(db);
  await sql`alter table purchase_policy
    add column order_limit numeric(18,2) not null default 50000 check (order_limit >= small_limit),
    add column tender_limit numeric(18,2) not null default 200000 check (tender_limit >= 0),
    add column service_tender_limit numeric(18,2) not null default 200000 check (service_tender_limit >= 0),
    add column works_tender_limit numeric(18,2) not null default 200000 check (works_tender_limit >= 0)`.execute(db);
}

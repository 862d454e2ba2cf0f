import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Integrity exposures of suppliers and their effects: points deducted, and a status kept until the exposures end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table exposure (
    company_id varchar(10) not null,
    id text not null,
    exposure_code varchar(10) collate "C" not null check (exposure_code ~ '^SX[0-9]{8}$'),
    supplier_id text not null,
    exposure_type text not null check (exposure_type in ('FALSE_MATERIAL', 'COLLUSION', 'REFUSE_CONTRACT', 'DELAY_DELIVERY',
      'QUALITY', 'MALICIOUS_LOW', 'BRIBERY', 'OTHER')),
    level text not null check (level in ('WARNING', 'SUSPEND', 'BAN')),
    fact varchar(5000) not null check (fact <> ''),
    basis varchar(500),
    start_date date not null,
    end_date date,
    -- The end of the last day, in the business time zone.
    expire_time timestamptz(3),
    deduct_score integer not null check (deduct_score between 0 and 100),
    -- What was really taken: a score does not fall below 0.
    deducted integer not null default 0 check (deducted between 0 and deduct_score),
    holds_status boolean not null default false,
    status text not null check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
    publish_time timestamptz(3),
    publish_user_id text,
    withdraw_reason varchar(200),
    appeal jsonb,
    ${tracked},
    primary key (company_id, id),
    constraint exposure_code_unique unique (company_id, exposure_code),
    constraint exposure_supplier_fkey foreign key (company_id, supplier_id) references supplier,
    constraint exposure_period_check check (end_date >= start_date),
    constraint exposure_expire_check check ((end_date is null) = (expire_time is null)),
    constraint exposure_published_check check ((status = 'DRAFT') = (publish_time is null)),
    constraint exposure_withdrawn_check check ((status = 'WITHDRAWN') = (withdraw_reason is not null)),
    constraint exposure_effect_check check (status = 'PUBLISHED' or (deducted = 0 and not holds_status)),
    constraint exposure_warning_check check (not holds_status or level <> 'WARNING')
  )`.execute(db);
  await sql`create index exposure_published on exposure (company_id, publish_time, id)`.execute(db);
  await sql`create index exposure_start on exposure (company_id, start_date, id)`.execute(db);
  await sql`create index exposure_updated on exposure (company_id, update_time, id)`.execute(db);
  await sql`create index exposure_supplier on exposure (company_id, supplier_id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index exposure_id on exposure (id)`.execute(db);
  await sql`create index exposure_ending on exposure (expire_time) where holds_status`.execute(db);

  await sql`alter table supplier add column status_before_exposure text
    constraint supplier_before_exposure_check check (status_before_exposure in ('APPROVED', 'FROZEN'))`.execute(db);
  await sql`alter table supplier add constraint supplier_exposed_check
    check (status_before_exposure is null or status in ('FROZEN', 'BLACKLISTED'))`.execute(db);
  await sql`alter table supplier_score_entry drop constraint supplier_score_entry_reason_check`.execute(db);
  await sql`alter table supplier_score_entry add constraint supplier_score_entry_reason_check
    check (reason in ('INITIAL', 'EXPOSURE', 'RESTORED'))`.execute(db);
}

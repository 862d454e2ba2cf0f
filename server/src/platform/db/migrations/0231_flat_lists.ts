import { type Kysely, sql } from 'kysely';

/**
 * Lists, counts and figures that read as many rows with 100,000 purchases as with 1,000: the state that a purchase shows is stored but for
 * what the clock adds, each order and each keyword has an index, and what is open has indexes of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column shown_status text generated always as (case
    when suspend_time is not null then 'SUSPENDED'
    when return_cause is not null then return_cause
    when phase is not null then phase
    when status = 'NOTICE' then 'AWARD_NOTICE'
    else status end) stored`.execute(db);
  for (const statement of [...purchases, ...others]) await statement.execute(db);
}

const purchases = [
  sql`create index project_shown on project (company_id, shown_status, status, applicant_id)
    include (bid_start_time, bid_end_time)`,
  sql`create index project_keyword on project
    using gin (grams(coalesce(project_code, '') || ' ' || project_name || ' ' || payee_name))`,
  sql`create index project_code_start on project (lower(project_code), company_id)`,
  sql`create index project_name_start on project (lower(project_name), company_id)`,
  sql`create index project_payee_start on project (lower(payee_name), company_id)`,
  sql`create index project_cost on project (company_id, coalesce(actual_amount, order_amount, amount), id)`,
  sql`create index project_update_time on project (company_id, update_time, id)`,
  sql`create index project_next_time on project (company_id, next_time, id)`,
];

const others = [
  sql`create index announcement_keyword on announcement using gin (grams(announcement_code || ' ' || title))`,
  sql`create index announcement_code_start on announcement (lower(announcement_code), company_id)`,
  sql`create index announcement_title_start on announcement (lower(title), company_id)`,
  sql`create index contract_keyword on contract
    using gin (grams(coalesce(contract_code, '') || ' ' || contract_name || ' ' || party_b))`,
  sql`create index contract_code_start on contract (lower(contract_code), company_id)`,
  sql`create index contract_name_start on contract (lower(contract_name), company_id)`,
  sql`create index contract_party_start on contract (lower(party_b), company_id)`,
  sql`create index acceptance_keyword on acceptance using gin (grams(coalesce(acceptance_code, '')))`,
  sql`create index acceptance_code_start on acceptance (lower(acceptance_code), company_id)`,
  sql`create index bid_award_quote on bid_award (company_id, quote_id)`,
  sql`create index turn_step on turn (company_id, step, project_id)`,
  sql`create index approval_task_open on approval_task (company_id, user_id, instance_id, mode)
    where parent_task_id is null and state in ('PENDING', 'ASKING')`,
  sql`create index approval_task_escalation on approval_task (company_id, escalation_time)
    where state = 'PENDING' and escalation_time is not null`,
  sql`create index approval_instance_running on approval_instance (company_id, id) where status = 'RUNNING'`,
  sql`create index bid_participant_risks on bid_participant (company_id, round_id) where jsonb_array_length(risks) > 0`,
  sql`create index bid_quote_low on bid_quote (company_id, participant_id) where abnormally_low`,
  sql`create index bid_quote_excluded on bid_quote (company_id, participant_id)
    where void_reason is not null or compliant = false`,
  sql`create index project_frozen on project (company_id, submit_time, id)
    where status in ('APPROVING', 'RETURNED', 'APPROVED')`,
  sql`create index project_fund_frozen on project_fund (company_id, project_id) where frozen > 0`,
  sql`create index bid_participant_mark on bid_participant (company_id, supplier_mark) where supplier_mark is not null`,
  sql`create index bid_invitation_supplier on bid_invitation (company_id, supplier_id)`,
  sql`create index bid_round_sealed on bid_round (company_id) where prices_open_time is null`,
  sql`create index bid_round_opened on bid_round (company_id, prices_open_time) where prices_open_time is not null`,
];

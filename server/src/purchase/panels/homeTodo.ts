import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type RawBuilder, sql } from 'kysely';
import { waitingTasks } from '#approval/deputies.ts';
import { movedAmountSql } from '#approval/movedAmount.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { claims, costSql, invoicedSql, objectedSinceSql, payableSql, paysForSchool, requests } from '../records/public.ts';

/** The most rows that the home page shows. */
const shown = 6;

type Row = Schemas['TodoRow'];

interface Found {
  oldest: string | null;
  kinds: { kind: Row['kind']; count: number }[];
  rows: Row[];
}

const sources = [
  tasks,
  own,
  uninvoiced,
  payable,
  unclaimed,
  contractsToDraft,
  contractsToSign,
  ofOfficer,
  withoutAssetNumbers,
  withoutReport,
];

type Rows = (context: Context) => Promise<RawBuilder<unknown>>;

/**
 * What waits for the caller in purchases: what is overdue, then the oldest first.
 * @param more what other modules add, with the same columns
 * @param records the same for what is opened instead of the purchase, or has none, with its id as the last column
 */
export const homeTodo = (more: Rows, ...records: Rows[]): Panel<Schemas['HomeTodo']> =>
  panel(
    async (context) => sql<Found>`(
    with todo as (
      select *, null::text as record_id
      from (${sql.join([...sources.map((source) => source(context)), await more(context)], sql` union all `)}) as bought
      union all ${sql.join(await Promise.all(records.map((rows) => rows(context))), sql` union all `)}),
    timed as (select todo.*, coalesce(deadline <= ${context.now}, false) as overdue from todo)
    select json_build_object(
      'oldest', (select min(since) from timed),
      'kinds', (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by kind), '[]')
        from (select kind, count(*) as count from timed group by kind) as counted),
      'rows', (select coalesce(json_agg(json_build_object('kind', kind, 'projectId', project_id, 'instanceId', instance_id,
          'recordId', record_id, 'title', title, 'code', code, 'who', who, 'note', note, 'amount', amount::text, 'since', since, 'deadline', deadline,
          'overdue', overdue) order by overdue desc, since, project_id, record_id), '[]')
        from (select * from timed order by overdue desc, since, project_id, record_id limit ${sql.lit(shown)}) as first)))`,
    ({ oldest, kinds, rows }) => ({
      count: kinds.reduce((sum, { count }) => sum + count, 0),
      oldest: oldest === null ? null : isoTime(new Date(oldest)),
      kinds,
      rows: rows.map((row) => ({
        ...row,
        since: isoTime(new Date(row.since)),
        deadline: row.deadline === null ? null : isoTime(new Date(row.deadline)),
      })),
    }),
  );

/** Open tasks of the caller, in whatever role, and of those whose deputy the caller is. */
function tasks(context: Context) {
  return sql`
    select case instance.biz_type when 'RECEIPT' then 'WITNESS' else 'APPROVE' end as kind, project.id as project_id,
      instance.id as instance_id, project.project_name as title, project.project_code as code, applicant.name as who,
      null::text as note, ${movedAmountSql} as amount, task.since, task.limit_time as deadline
    from approval_task as task
    join approval_instance as instance on instance.company_id = task.company_id and instance.id = task.instance_id
    join project on project.company_id = instance.company_id and project.id = instance.project_id
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where task.company_id = ${context.session.companyId} and task.id in (${waitingTasks(context)})`;
}

/** Own purchases that have been ordered, or were returned. What was rejected or withdrawn waits for nobody. */
function own(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select case status when 'RETURNED' then 'RESUBMIT' else 'RECEIVE' end, id, null::text, project_name, project_code,
      nullif(payee_name, ''), case status when 'RETURNED' then end_reason end, amount, waiting_since, null::timestamptz
    from project
    where ${requests(context)} and company_id = ${companyId} and applicant_id = ${userId}
      and (return_cause = 'RETURNED' or (status = 'EXECUTING' and phase is null and lane = 'SMALL'))`;
}

/** Own purchases that were received and whose invoice is missing. */
function uninvoiced(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'INVOICE', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text,
      actual_amount - invoiced, waiting_since, null::timestamptz
    from (select *, ${invoicedSql} as invoiced from project
      where ${requests(context)} and company_id = ${companyId} and applicant_id = ${userId} and status = 'COMPLETED') as received
    where invoiced < actual_amount`;
}

/** Approved purchases that no officer has taken, for whoever may: nobody takes one's own. */
function unclaimed(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CLAIM', project.id, null::text, project_name, project_code, applicant.name, null::text, amount, waiting_since, null::timestamptz
    from project
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where ${claims(context)} and project.company_id = ${companyId} and project.status = 'APPROVED' and officer_id is null
      and applicant_id <> ${userId}`;
}

/** What the caller may pay: what is due and invoiced, and nobody pays for oneself. */
function payable(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'PAY', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text,
      payable, waiting_since, null::timestamptz
    from (select *, ${payableSql} as payable from project where ${paysForSchool(context)} and company_id = ${companyId}
      and applicant_id <> ${userId} and status in ('EXECUTING', 'COMPLETED')) as received
    where payable > 0`;
}

/** Awards whose contract is to be drafted, submitted or changed by the caller. What is awarded and not ordered needs a contract. */
function contractsToDraft(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CONTRACT_DRAFT', project.id, null::text, project_name, project_code, contract.party_b, contract.reject_reason,
      order_amount, waiting_since, null::timestamptz
    from project left join contract on contract.company_id = project.company_id and contract.project_id = project.id
      and contract.status <> 'CANCELLED'
    where ${permitted(context)('saveContract')} and project.company_id = ${companyId} and project.status = 'AWARDED'
      and (applicant_id = ${userId} or officer_id = ${userId})
      and (phase is null or (phase = 'CONTRACTING' and contract.status in ('DRAFT', 'REJECTED')))`;
}

/** Contracts that are approved and whose signing the caller registers. */
function contractsToSign(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CONTRACT_SIGN', project.id, null::text, contract_name, contract_code, contract.party_b, null::text, contract.amount,
      waiting_since, null::timestamptz
    from project join contract on contract.company_id = project.company_id and contract.project_id = project.id
    where ${permitted(context)('signContract')} and project.company_id = ${companyId} and phase = 'CONTRACTING'
      and officer_id = ${userId} and applicant_id <> ${userId} and contract.status = 'TO_SIGN'`;
}

/** Purchases of an officer whose outcome is to be registered or whose single source is objected to, and those that can be archived. */
function ofOfficer(context: Context) {
  const { companyId, userId } = context.session;
  const can = permitted(context);
  return sql`
    select case when objected_since is not null then 'ANSWER_OBJECTION' when status = 'APPROVED' then 'REGISTER_OUTCOME' else 'ARCHIVE' end, id, null::text, project_name, project_code,
      nullif(payee_name, ''), null::text, ${costSql}, coalesce(objected_since, waiting_since), null::timestamptz
    from (select *, case when status = 'APPROVED' then ${objectedSinceSql} end as objected_since from project) as project
    where company_id = ${companyId} and officer_id = ${userId} and ((${can('registerOtherProcurementOutcome')}
      and status = 'APPROVED' and lane = 'OTHER' and (next_time is null or objected_since is not null)) or (${can('archiveProject')} and status = 'COMPLETED' and lane <> 'SMALL'
      and missing_asset_numbers = 0 and paid_amount >= actual_amount))`;
}

/** Own purchases in an emergency whose report is missing. */
function withoutReport(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'REPORT', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text, ${costSql},
      waiting_since, report_due
    from project
    where ${permitted(context)('submitEmergencyReport')} and company_id = ${companyId} and applicant_id = ${userId}
      and report_due is not null and report is null and status in ('AWARDED', 'EXECUTING', 'COMPLETED')`;
}

/** Own purchases of which accepted assets lack a number: until then nothing more is paid. */
function withoutAssetNumbers(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'ASSET_NUMBERS', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text, accepted_amount,
      waiting_since, null::timestamptz
    from project
    where ${permitted(context)('recordAssetNumbers')} and company_id = ${companyId} and applicant_id = ${userId}
      and missing_asset_numbers > 0 and status in ('EXECUTING', 'COMPLETED')`;
}

import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { type Panel, panel } from '../../panels/panel.ts';
import { claims, paysForSchool, requests } from './projectReaders.ts';
import { invoicedSql, payableSql } from './projectRows.ts';
import { ofOfficer, withoutAssetNumbers } from './todoOfDelivery.ts';

/** The most rows that the home page shows. */
const shown = 6;

type Row = Schemas['TodoRow'];

interface Found {
  kinds: { kind: Row['kind']; count: number }[];
  rows: Row[];
}

/** What waits for the caller in purchases, the oldest first. */
export const homeTodo: Panel<Schemas['HomeTodo']> = panel(
  (context) => sql<Found>`(
    with todo as (${sql.join(all(context), sql` union all `)})
    select json_build_object(
      'kinds', (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by kind), '[]')
        from (select kind, count(*) as count from todo group by kind) as counted),
      'rows', (select coalesce(json_agg(json_build_object('kind', kind, 'projectId', project_id, 'instanceId', instance_id,
          'title', title, 'code', code, 'who', who, 'note', note, 'amount', amount::text, 'since', since)
          order by since, project_id), '[]')
        from (select * from todo order by since, project_id limit ${sql.lit(shown)}) as first)))`,
  ({ kinds, rows }) => {
    const timed = rows.map((row) => ({ ...row, since: isoTime(new Date(row.since)) }));
    return {
      count: kinds.reduce((sum, { count }) => sum + count, 0),
      oldest: timed[0]?.since ?? null,
      kinds,
      rows: timed,
    };
  },
);

const all = (context: Context) => [
  ...[tasks(context), own(context), uninvoiced(context), payable(context), unclaimed(context)],
  ...[ofOfficer(context), withoutAssetNumbers(context)],
];

/** Open tasks of the caller, in whatever role. */
function tasks({ session: { companyId, userId } }: Context) {
  return sql`
    select case instance.biz_type when 'RECEIPT' then 'WITNESS' else 'APPROVE' end as kind, project.id as project_id,
      instance.id as instance_id, project.project_name as title, project.project_code as code, applicant.name as who,
      null::text as note, instance.amount, task.since
    from approval_task as task
    join approval_instance as instance on instance.company_id = task.company_id and instance.id = task.instance_id
    join project on project.company_id = instance.company_id and project.id = instance.project_id
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where task.company_id = ${companyId} and task.user_id = ${userId} and task.state = 'PENDING'`;
}

/** Own purchases that have been ordered, or were returned. What was rejected or withdrawn waits for nobody. */
function own(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select case status when 'RETURNED' then 'RESUBMIT' else 'RECEIVE' end, id, null::text, project_name, project_code,
      nullif(payee_name, ''), case status when 'RETURNED' then end_reason end, amount, waiting_since
    from project
    where ${requests(context)} and company_id = ${companyId} and applicant_id = ${userId}
      and (return_cause = 'RETURNED' or (status = 'EXECUTING' and lane = 'SMALL' and phase is null))`;
}

/** Own purchases that were received and whose invoice is missing. */
function uninvoiced(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'INVOICE', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text,
      actual_amount - invoiced, waiting_since
    from (select *, ${invoicedSql} as invoiced from project
      where ${requests(context)} and company_id = ${companyId} and applicant_id = ${userId} and status = 'COMPLETED') as received
    where invoiced < actual_amount`;
}

/** Approved purchases that no officer has taken, for whoever may: nobody takes one's own. */
function unclaimed(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CLAIM', project.id, null::text, project_name, project_code, applicant.name, null::text, amount, waiting_since
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
      payable, waiting_since
    from (select *, ${payableSql} as payable from project where ${paysForSchool(context)} and company_id = ${companyId}
      and applicant_id <> ${userId} and status in ('EXECUTING', 'COMPLETED')) as received
    where payable > 0`;
}

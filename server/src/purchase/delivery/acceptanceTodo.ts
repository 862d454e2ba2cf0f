import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { assignedDepts } from './acceptanceRows.ts';

/** What waits for the caller in deliveries: arrivals to register, groups to assign, signatures and conclusions. */
export async function acceptanceTodo(context: Context) {
  return sql`${deliveries(context)} union all ${await assigning(context)} union all ${signing(context)}`;
}

/** Own orders of which something is still to come, with nothing being inspected. */
function deliveries(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'DELIVERY', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text,
      order_amount - accepted_amount, coalesce(waiting_since, update_time), null::timestamptz,
      (select draft.id from acceptance as draft where draft.company_id = project.company_id and draft.project_id = project.id
        and draft.status = 'DRAFT' order by draft.batch_no limit 1)
    from project
    where ${permitted(context)('saveAcceptance')} and company_id = ${companyId} and applicant_id = ${userId}
      and status = 'EXECUTING' and lane <> 'SMALL' and phase is distinct from 'ACCEPTING'
      and exists (select from order_line as line where line.company_id = project.company_id and line.project_id = project.id
        and line.accepted_quantity + line.inspected_quantity + line.closed_quantity < line.quantity)`;
}

const worth = sql`(select coalesce(sum(trunc(line.amount * item.arrive_quantity / line.quantity, 2)), 0.00)::numeric(18,2)
  from acceptance_item as item
  join order_line as line on line.company_id = item.company_id and line.project_id = acceptance.project_id and line.no = item.no
  where item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id)`;

/** Submitted ones without a group, for the officer and the approvers of the department. */
async function assigning(context: Context) {
  const { companyId, userId } = context.session;
  const { depts } = await assignedDepts(context);
  return sql`
    select 'ASSIGN_GROUP', project.id, null::text, project_name, project_code, applicant.name, null::text, ${worth},
      acceptance.update_time, null::timestamptz, acceptance.id
    from acceptance
    join project on project.company_id = acceptance.company_id and project.id = acceptance.project_id
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where ${permitted(context)('assignAcceptanceMembers')} and acceptance.company_id = ${companyId}
      and acceptance.status = 'ASSIGNING' and project.applicant_id <> ${userId}
      and (project.officer_id = ${userId} or project.dept_id = any(${[...depts]}::text[]))`;
}

/** Those that the caller has not signed, and those that all have signed and the caller leads. */
function signing(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select case when own.sign_time is null then 'SIGN_ACCEPTANCE' else 'CONCLUDE' end, project.id, null::text, project_name,
      project_code, applicant.name, null::text, ${worth}, acceptance.update_time, null::timestamptz, acceptance.id
    from acceptance_member as own
    join acceptance on acceptance.company_id = own.company_id and acceptance.id = own.acceptance_id
    join project on project.company_id = acceptance.company_id and project.id = acceptance.project_id
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where ${permitted(context)('signAcceptance')} and own.company_id = ${companyId} and own.user_id = ${userId}
      and acceptance.status = 'INSPECTING'
      and (own.sign_time is null or (own.member_role = 'LEADER' and not exists (select from acceptance_member as other
        where other.company_id = own.company_id and other.acceptance_id = own.acceptance_id and other.sign_time is null)))`;
}

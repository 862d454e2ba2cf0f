import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { objectedSinceSql } from '../records/public.ts';

/** Purchases of an officer whose outcome is to be registered or whose single source is objected to, and those that can be archived. */
export function ofOfficer(context: Context) {
  const { companyId, userId } = context.session;
  const can = permitted(context);
  return sql`
    select case when objected_since is not null then 'ANSWER_OBJECTION' when status = 'APPROVED' then 'REGISTER_OUTCOME' else 'ARCHIVE' end, id, null::text, project_name, project_code,
      nullif(payee_name, ''), null::text, coalesce(actual_amount, amount), coalesce(objected_since, waiting_since), null::timestamptz
    from (select *, case when status = 'APPROVED' then ${objectedSinceSql} end as objected_since from project) as project
    where company_id = ${companyId} and officer_id = ${userId} and ((${can('registerOtherProcurementOutcome')}
      and status = 'APPROVED' and lane = 'OTHER' and (next_time is null or objected_since is not null)) or (${can('archiveProject')} and status = 'COMPLETED' and lane <> 'SMALL'
      and missing_asset_numbers = 0 and paid_amount >= actual_amount))`;
}

/** Own purchases in an emergency whose report is missing. */
export function withoutReport(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'REPORT', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text, coalesce(order_amount, amount),
      waiting_since, report_due
    from project
    where ${permitted(context)('submitEmergencyReport')} and company_id = ${companyId} and applicant_id = ${userId}
      and report_due is not null and report is null and status in ('AWARDED', 'EXECUTING', 'COMPLETED')`;
}

/** Own purchases of which accepted assets lack a number: until then nothing more is paid. */
export function withoutAssetNumbers(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'ASSET_NUMBERS', id, null::text, project_name, project_code, nullif(payee_name, ''), null::text, accepted_amount,
      waiting_since, null::timestamptz
    from project
    where ${permitted(context)('recordAssetNumbers')} and company_id = ${companyId} and applicant_id = ${userId}
      and missing_asset_numbers > 0 and status in ('EXECUTING', 'COMPLETED')`;
}

import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';

/** Awards whose contract is to be drafted, submitted or changed by the caller. What is awarded and not ordered needs a contract. */
export function contractsToDraft(context: Context) {
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
export function contractsToSign(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CONTRACT_SIGN', project.id, null::text, contract_name, contract_code, contract.party_b, null::text, contract.amount,
      waiting_since, null::timestamptz
    from project join contract on contract.company_id = project.company_id and contract.project_id = project.id
    where ${permitted(context)('signContract')} and project.company_id = ${companyId} and phase = 'CONTRACTING'
      and officer_id = ${userId} and applicant_id <> ${userId} and contract.status = 'TO_SIGN'`;
}

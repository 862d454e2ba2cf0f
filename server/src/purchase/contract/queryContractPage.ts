import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { readPage } from '#platform/lists/page.ts';
import { visibleProjects } from '../records/public.ts';
import { contractPaidSql, contractRows, contractsOf, type FoundContracts, toContract } from './contractRows.ts';
import { hasContractKeyword } from './hasContractKeyword.ts';

type Query = NonNullable<Input<'queryContractPage'>['query']>;

/** Returns one page of contracts, the newest first, with the sums of all pages. */
export async function queryContractPage(
  { query = {} }: Input<'queryContractPage'>,
  context: Context,
): Promise<Output<'queryContractPage'>> {
  const found = filtered(inScope(contractsOf(await visibleProjects(context)), query.scope, context), query);
  const sorted = contractRows(found).orderBy('contract.createTime', 'desc').orderBy('contract.id', 'desc');
  const page = await readPage(query, found, sorted, (row) => toContract(row, context));
  const sum = await found
    .select([
      sql<string>`coalesce(sum(contract.amount), 0.00)`.as('amount'),
      sql<string>`coalesce(sum(${contractPaidSql}), 0.00)`.as('paidAmount'),
    ])
    .executeTakeFirstOrThrow();
  return { ...page, sum };
}

/** Narrows contracts to those that wait for the caller, or of which the caller is applicant or officer. */
function inScope(found: FoundContracts, scope: Query['scope'], context: Context): FoundContracts {
  const { companyId, userId } = context.session;
  const can = permitted(context);
  const ofSchool = found.where('project.companyId', '=', companyId);
  if (scope === 'MINE') {
    return ofSchool.where((eb) => eb.or([eb('project.applicantId', '=', userId), eb('project.officerId', '=', userId)]));
  }
  if (scope !== 'TODO') return found;
  return ofSchool.where((eb) =>
    eb.or([
      eb.and([
        eb.lit(can('submitContract')),
        eb('project.phase', '=', 'CONTRACTING'),
        eb('contract.status', 'in', ['DRAFT', 'REJECTED']),
        eb.or([eb('project.applicantId', '=', userId), eb('project.officerId', '=', userId)]),
      ]),
      eb.and([
        eb.lit(can('signContract')),
        eb.and({ 'project.phase': 'CONTRACTING', 'contract.status': 'TO_SIGN', 'project.officerId': userId }),
      ]),
      eb.exists(
        eb
          .selectFrom('approvalTask as task')
          .select('task.id')
          .whereRef('task.companyId', '=', 'contract.companyId')
          .whereRef('task.instanceId', '=', 'contract.instanceId')
          .where((row) => row.and({ 'task.userId': userId, 'task.state': 'PENDING' })),
      ),
    ]),
  );
}

function filtered(found: FoundContracts, { keyword, status, supplierId, projectId, signDateStart, signDateEnd }: Query) {
  let query = found;
  if (status !== undefined) query = query.where('contract.status', '=', status);
  if (supplierId !== undefined) query = query.where('contract.supplierId', '=', supplierId);
  if (projectId !== undefined) query = query.where('contract.projectId', '=', projectId);
  if (signDateStart !== undefined) query = query.where('contract.signDate', '>=', signDateStart);
  if (signDateEnd !== undefined) query = query.where('contract.signDate', '<=', signDateEnd);
  if (keyword === undefined) return query;
  return query.where(hasContractKeyword(keyword));
}

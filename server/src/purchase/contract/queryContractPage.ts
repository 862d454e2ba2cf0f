import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { isOwnTurn } from '#approval/ownTurns.ts';
import type { Context } from '#platform/context/context.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, keyOf, readPage } from '#platform/lists/page.ts';
import { begunProjects, waitsForReader } from '../records/public.ts';
import { contractPaidSql, contractRows, contractsOf, type FoundContracts, toContract } from './contractRows.ts';
import { hasContractKeyword } from './hasContractKeyword.ts';

type Query = NonNullable<Input<'queryContractPage'>['query']>;

/** Returns one page of contracts, the newest first, with the sums of all pages. */
export async function queryContractPage(
  { query = {} }: Input<'queryContractPage'>,
  context: Context,
): Promise<Output<'queryContractPage'>> {
  const found = filtered(await inScope(contractsOf(await begunProjects(context)), query.scope, context), query);
  const isOwn = await isOwnTurn(context);
  const page = await readPage(
    query,
    found.select(['contract.companyId', 'contract.id']),
    orderOf('contract', 'createTime,desc'),
    (keys, db) => contractRows(contractsOf(db.selectFrom('project')).where(hasKey('contract', keys)), isOwn),
    (row) => toContract(row, context),
    context,
  );
  const summed = found.select([
    sql<string>`coalesce(sum(contract.amount), 0.00)`.as('amount'),
    sql<string>`coalesce(sum(${contractPaidSql}), 0.00)`.as('paidAmount'),
  ]);
  const { totals } = context;
  const sum = await totals.read(
    keyOf(summed),
    () => summed.executeTakeFirstOrThrow(),
    () => page.total,
  );
  return { ...page, sum };
}

/** Narrows contracts to those that wait for the caller, or of which the caller is applicant or officer. */
async function inScope(found: FoundContracts, scope: Query['scope'], context: Context): Promise<FoundContracts> {
  const { companyId, userId } = context.session;
  if (scope === 'TODO') {
    return found.where('contract.status', '<>', 'CANCELLED').where(await waitsForReader(context));
  }
  if (scope !== 'MINE') return found;
  const ofSchool = found.where('project.companyId', '=', companyId);
  return ofSchool.where((eb) => eb.or([eb('project.applicantId', '=', userId), eb('project.officerId', '=', userId)]));
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

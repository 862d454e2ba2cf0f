import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { isOwnTurn, ownRecords } from '#approval/ownTurns.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { acceptancesWithTurns, assignedDepts, toAcceptance } from './acceptanceRows.ts';
import { hasAcceptanceKeyword } from './hasAcceptanceKeyword.ts';
import { allAcceptances, type FoundAcceptances, visibleAcceptances } from './visibleAcceptances.ts';

/** Returns one page of acceptances, the newest first. */
export async function queryAcceptancePage(
  { query = {} }: Input<'queryAcceptancePage'>,
  context: Context,
): Promise<Output<'queryAcceptancePage'>> {
  const assigned = await assignedDepts(context);
  const found = filtered(await inScope(await visibleAcceptances(context), query.scope ?? 'ALL', context), query);
  const isOwn = await isOwnTurn(context);
  return readPage(
    query,
    found.select(['acceptance.companyId', 'acceptance.id']),
    orderOf('acceptance', 'createTime,desc'),
    (keys) => acceptancesWithTurns(allAcceptances(context).where(hasKey('acceptance', keys)), isOwn),
    (row) => toAcceptance(row, { reader: context, assigned }),
    context,
  );
}

type Query = NonNullable<Input<'queryAcceptancePage'>['query']>;

function filtered(found: FoundAcceptances, { keyword, status, projectId }: Query): FoundAcceptances {
  let query = found;
  if (status !== undefined) query = query.where('acceptance.status', '=', status);
  if (projectId !== undefined) query = query.where('acceptance.projectId', '=', projectId);
  return keyword === undefined ? query : query.where(hasAcceptanceKeyword(keyword));
}

/** Narrows the acceptances that somebody sees to what waits for them, or to those in which they have a part. */
async function inScope(found: FoundAcceptances, scope: NonNullable<Query['scope']>, reader: Reader): Promise<FoundAcceptances> {
  const { companyId, userId } = reader.session;
  if (scope === 'ALL') return found;
  if (scope === 'TODO') {
    // The numbers of assets are listed with their purchase.
    const own = await ownRecords(reader, 'ASSIGN_GROUP', 'SIGN_ACCEPTANCE', 'CONCLUDE', 'DELIVERY');
    return found.where(sql<boolean>`(acceptance.company_id, acceptance.id) in (${own})`);
  }
  const isMember = sql<boolean>`exists (select from acceptance_member as member
    where member.company_id = acceptance.company_id and member.acceptance_id = acceptance.id and member.user_id = ${userId})`;
  return found
    .where('acceptance.companyId', '=', companyId)
    .where((eb) => eb.or([eb.and({ 'project.applicantId': userId }), eb.and({ 'project.officerId': userId }), isMember]));
}

import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { dayFaults } from '#platform/values/dayWithin.ts';
import { orderLinesOf } from '../order/public.ts';
import {
  type ProjectRow,
  factsOf as projectFacts,
  projectFlow,
  relationsOf as projectRelations,
  requestersOf,
} from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { addToLines, countsOf, refuseIncomplete, refuseItems } from './acceptanceItems.ts';
import { type AcceptanceRow, savedOf } from './acceptanceRows.ts';
import { type Member, namedMembers, staffOf, storeGroup } from './group.ts';
import { acceptTypeOf, groupFaults, groupRuleOf } from './groupRule.ts';
import { type Item, itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';

/** What has come is looked at: it is held from now on. Below the limit for orders the named ones sign, else a group is assigned. */
export async function submitAcceptance(
  { path: { id }, body: { version, memberIds = [] } }: Input<'submitAcceptance'>,
  context: Context,
): Promise<Output<'submitAcceptance'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  const name = acceptanceFlow.firstOf(['submit', 'submitSmall'], facts);
  acceptanceFlow.check(name, facts, relations);
  // Where nothing is to come any more, as another acceptance holds it, none could be begun either.
  projectFlow.check('beginAcceptance', projectFacts(project), projectRelations(project, context));
  const items = await itemsOf(row, context);
  const lines = await orderLinesOf(project, context);
  await refuseUnready(row, items, project, context);
  await refuseItems(items, lines, row, context);
  refuseIncomplete(items, lines, project);
  const members = name === 'submitSmall' ? await signers(memberIds, project, context) : refuseSigners(memberIds);
  await addToLines(project, { inspected: countsOf(items, 'arriveQuantity') }, context);
  if (members.length > 0) await storeGroup(members, project, row, context);
  const acceptanceCode = await nextNumber({ companyId: row.companyId, kind: 'ACCEPTANCE' }, 'YS', 5, context);
  const taken = { said: acceptanceCode, fields: { acceptanceCode, acceptType: acceptTypeOf(project) } };
  return savedOf(await takeAcceptanceStep(acceptanceFlow.step(name), { row, project }, taken, context));
}

async function refuseUnready(
  row: AcceptanceRow,
  items: readonly Item[],
  { submitTime, createTime }: ProjectRow,
  context: Context,
): Promise<void> {
  const { companyId, id, arriveDate, acceptPlace } = row;
  const photo = await context.db
    .selectFrom('fileUse')
    .select('fileId')
    .where((eb) => eb.and({ entity: 'acceptance', companyId, rowId: id }))
    .limit(1)
    .executeTakeFirst();
  const from = dayOf(submitTime ?? createTime);
  const faults: BrokenRule[] = [
    ...(arriveDate === null ? [{ field: 'arriveDate', rule: 'required' }] : []),
    ...(arriveDate === null ? [] : dayFaults({ field: 'arriveDate', day: arriveDate, from, to: dayOf(context.now) })),
    ...(acceptPlace === null ? [{ field: 'acceptPlace', rule: 'required' }] : []),
    ...(items.length === 0 ? [{ field: 'items', rule: 'minItems', params: { limit: 1 } }] : []),
    ...(photo ? [] : [{ field: 'photoIds', rule: 'minItems', params: { limit: 1 } }]),
  ];
  if (faults.length > 0) throw invalid(...faults);
}

/** Those who sign below the limit for orders; the first one leads. The applicant, who has said what came, is none of them. */
async function signers(memberIds: readonly string[], project: ProjectRow, context: Context): Promise<Member[]> {
  if (memberIds.length === 0) throw invalid({ field: 'memberIds', rule: 'required' });
  const requesters = requestersOf(project);
  const own = memberIds.findIndex((id) => requesters.includes(id));
  if (own >= 0) throw invalid({ field: `memberIds.${own}`, rule: 'applicant' });
  const wanted = memberIds.map((userId, index): Schemas['AcceptanceMemberInput'] => {
    return { userId, memberRole: index === 0 ? 'LEADER' : 'MEMBER' };
  });
  const members = namedMembers(wanted, await staffOf(project, context), 'memberIds');
  const faults = groupFaults(groupRuleOf('SELF', project), members, project.applicantId);
  if (faults.length > 0) throw invalid(...faults.map((fault) => ({ ...fault, field: 'memberIds' })));
  return members;
}

/** Where a group is assigned, nobody else names it. */
function refuseSigners(memberIds: readonly string[]): Member[] {
  if (memberIds.length > 0) throw invalid({ field: 'memberIds', rule: 'contradiction' });
  return [];
}

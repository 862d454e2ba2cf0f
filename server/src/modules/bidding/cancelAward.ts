import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { takeFiles } from '../../files/takeFiles.ts';
import { lockedProject, moveProject, stepOf } from '../projects/public.ts';
import { actingBy } from './acting.ts';
import { askAboutAward } from './askAboutAward.ts';
import { changeAward, theAward } from './awards.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { failBidding } from './failBidding.ts';
import { limitOf } from './openPrices.ts';

/** The officer asks to cancel an award, with evidence. An approval decides. */
export async function cancelAward(
  { path: { projectId }, body: { version, reason, evidenceFileIds } }: Input<'cancelAward'>,
  context: Context,
): Promise<Output<'cancelAward'>> {
  const project = await lockedProject(projectId, version, context);
  const round = await lockedRound(project, context);
  const facts = await factsOf(project, round, await biddersOf(round, context), context);
  biddingFlow.check('askCancel', facts, biddingRelations(project, context));
  const award = await changeAward(await theAward(project, context), { cancelReason: reason }, context);
  const wanted = evidenceFileIds.map((fileId, index) => ({ field: `evidenceFileIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'bidAward', companyId: award.companyId, rowId: award.id }, 'PURCHASE', wanted);
  const acting = await actingBy(context);
  // Until the approval, the notice goes on.
  const fields = { phase: 'AWARD_APPROVING' as const, nextTime: null };
  const asking = await moveProject(biddingFlow.row('askCancel'), project, { said: reason, fields }, acting.actor, acting);
  const asked = { bizType: 'AWARD_CANCEL' as const, amount: award.amount, askedBy: context.session.userId };
  await askAboutAward(asking, asked, acting);
  return stepOf(asking, context);
}

/** The officer ends a bidding in which nobody can get the award. */
export async function declareBiddingFailed(
  { path: { projectId }, body: { version, failReason, remark } }: Input<'declareBiddingFailed'>,
  context: Context,
): Promise<Output<'declareBiddingFailed'>> {
  const project = await lockedProject(projectId, version, context);
  const round = await lockedRound(project, context);
  const bidders = await biddersOf(round, context);
  biddingFlow.check('failBidding', await factsOf(project, round, bidders, context), biddingRelations(project, context));
  const limit = limitOf(project, round);
  const totals = bidders.flatMap(({ quote }) => quote?.total ?? []);
  // With the step allowed, no quote is valid and compliant.
  const isAbove = totals.length > 0 && totals.every((total) => compareMoney(total, limit) > 0);
  const isTrue = failReason === 'NO_COMPLIANT_QUOTE' || (failReason === 'ALL_ABOVE_CEILING' && isAbove);
  if (!isTrue) throw invalid({ field: 'failReason', rule: 'failReason' });
  return stepOf(await failBidding(project, round, { reason: failReason, remark }, await actingBy(context)), context);
}

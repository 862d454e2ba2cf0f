import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { lockedProject, stepOf } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { failBidding } from './failBidding.ts';
import { limitOf } from './openPrices.ts';

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
  return stepOf(
    await failBidding(
      project,
      round,
      { step: biddingFlow.step('failBidding'), reason: failReason, remark },
      await actingBy(context),
    ),
    context,
  );
}

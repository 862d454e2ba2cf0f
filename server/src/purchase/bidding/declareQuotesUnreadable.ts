import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockedProject, moveProject, stepOf } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeQuote, lockedRound } from './biddingRound.ts';
import { requireKey, unreadableQuotes } from './hindrances.ts';
import { openByItself } from './openByItself.ts';
import { stored } from './storedText.ts';

/** The officer decides that quotes which cannot be read are void, so that the opening goes on with the others. */
export async function declareQuotesUnreadable(
  { path: { projectId }, body: { count, reason, version } }: Input<'declareQuotesUnreadable'>,
  context: Context,
): Promise<Output<'declareQuotesUnreadable'>> {
  const project = await lockedProject(projectId, version, context);
  const round = await lockedRound(project, context);
  const relations = biddingRelations(project, context);
  if (relations.mayOpen) await requireKey(round, context);
  biddingFlow.check('declareUnreadable', await factsOf(project, round, await biddersOf(round, context), context), relations);
  const unreadable = await unreadableQuotes(round, context);
  // What was restored or broken since somebody looked is not decided with the rest.
  if (unreadable.length !== count) throw new Failure('unreadable', { params: { count: unreadable.length } });
  for (const quote of unreadable) await changeQuote(quote, { voidReason: stored('unreadable') }, context);
  const acting = await actingBy(context);
  const said = `${count}：${reason}`;
  const moved = await moveProject(biddingFlow.step('declareUnreadable'), project, { said }, acting.actor, acting);
  return stepOf(await openByItself(moved, { ...acting, actor: null }), context);
}

import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { lockedProject, moveProject, stepOf } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { actingBy } from './acting.ts';
import { changeAward, theAward } from './awards.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';

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
  const asking = await moveProject(biddingFlow.step('askCancel'), project, { said: reason, fields }, acting.actor, acting);
  const asked = { bizType: 'AWARD_CANCEL' as const, amount: award.amount, askedBy: context.session.userId };
  await askAboutProject(asking, asked, acting);
  return stepOf(asking, context);
}

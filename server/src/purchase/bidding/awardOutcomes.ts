import { planDue } from '#platform/due/dueEvents.ts';
import { hasContract } from '../contract/public.ts';
import type { Outcome } from '../officers/public.ts';
import { moveProject } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { changeAward, theAward } from './awards.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { beginDecision } from './decisionDeadline.ts';
import { endAward } from './endAward.ts';
import { settleAward } from './settleAward.ts';
import { tellBuyers } from './tellOfBidding.ts';

const confirmAward: Outcome = async (project, opinion, context) => {
  const award = await theAward(project, context);
  const round = await lockedRound(project, context);
  const bidders = await biddersOf(round, context);
  return settleAward(project, award, { event: 'confirmAward', said: opinion, round, bidders }, await actingBy(context));
};

/** The award is decided again, and the time for it begins again. */
const rejectAward: Outcome = async (project, opinion, context) => {
  const acting = await actingBy(context);
  await changeAward(await theAward(project, context), { status: 'REJECTED' }, context);
  const nextTime = await beginDecision(project, await lockedRound(project, context), acting);
  const row = biddingFlow.step('rejectAward');
  const rejected = await moveProject(row, project, { said: opinion, fields: { nextTime } }, acting.actor, acting);
  await tellBuyers(rejected, 'REJECTED', { reason: opinion ?? '' }, context);
  return rejected;
};

const cancelAward: Outcome = async (project, opinion, context) => {
  const award = await theAward(project, context);
  const reason = award.cancelReason ?? opinion ?? '';
  return endAward(project, award, { event: 'cancelAward', reason }, await actingBy(context));
};

/** A notice whose time has passed meanwhile ends at once, and a contract goes on. */
const keepAward: Outcome = async (project, opinion, context) => {
  const acting = await actingBy(context);
  const award = await changeAward(await theAward(project, context), { cancelReason: null }, context);
  const isPublic = project.status === 'NOTICE' && award.noticeEndTime !== null;
  const phase = (await hasContract(project, context)) ? ('CONTRACTING' as const) : null;
  const fields = { phase, nextTime: isPublic ? award.noticeEndTime : null };
  const kept = await moveProject(biddingFlow.step('keepAward'), project, { said: opinion, fields }, acting.actor, acting);
  if (isPublic && award.noticeEndTime !== null) {
    await planDue({ companyId: kept.companyId, kind: 'BIDDING_NOTICE', subjectId: kept.id }, award.noticeEndTime, context.db);
  }
  await tellBuyers(kept, 'REJECTED', { reason: opinion ?? '' }, context);
  return kept;
};

/** What follows from the end of an approval about an award. Neither can be returned. */
export const awardOutcomes: Record<'AWARD' | 'AWARD_CANCEL', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> =
  {
    AWARD: { APPROVED: confirmAward, REJECTED: rejectAward },
    AWARD_CANCEL: { APPROVED: cancelAward, REJECTED: keepAward },
  };

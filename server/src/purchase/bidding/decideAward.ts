import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import { limitsOf } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { lockedProject, moveProject, type ProjectRow, stepOf } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { type Acting, actingBy } from './acting.ts';
import type { Award } from './awards.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeRound, lockedRound, type Quoting } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { endDecision } from './decisionDeadline.ts';
import { risksOf } from './participants.ts';
import { eligibleOf } from './rankRound.ts';
import { type Competition, settleAward } from './settleAward.ts';

/** The applicant or the officer decides who gets the award. */
export async function decideAward(
  { path: { projectId }, body }: Input<'decideAward'>,
  context: Context,
): Promise<Output<'decideAward'>> {
  const project = await lockedProject(projectId, body.version, context);
  const round = await lockedRound(project, context);
  const bidders = await biddersOf(round, context);
  biddingFlow.check('decide', await factsOf(project, round, bidders, context), biddingRelations(project, context));
  if (!body.conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'conflict' });
  const winner = eligibleOf(bidders, round).find(({ quote }) => quote.id === body.quoteId);
  if (!winner) throw invalid({ field: 'quoteId', rule: 'eligible' });
  const broken = [...choiceRules(winner, round, body), ...riskRules(winner, body.riskAnswers ?? [])];
  if (broken.length > 0) throw invalid(...broken);
  if (winner.supplier.status !== 'APPROVED') throw new Failure('notAdmitted', { params: { why: hindranceOf(winner) } });
  const { opinion, notLowestReason = null, riskAnswers = [] } = body;
  const { session } = context;
  const decision = { opinion, notLowestReason, riskAnswers, decidedBy: session.userId, decidedByName: session.userName };
  return stepOf(await applyDecision(project, { round, bidders }, winner, decision, await actingBy(context)), context);
}

interface Decision {
  opinion: string;
  notLowestReason: string | null;
  riskAnswers: Schemas['RiskAnswer'][];
  /** Null: the clock. */
  decidedBy: string | null;
  decidedByName: string | null;
}

/** Records who gets the award. Another than the lowest quote, or a large amount, is approved first; any other award goes on at once. */
export async function applyDecision(
  project: ProjectRow,
  { round, bidders }: Competition,
  { companyId, supplierId, supplier, quote }: Quoting,
  { riskAnswers, ...decision }: Decision,
  acting: Acting,
): Promise<ProjectRow> {
  if (supplierId === null) throw new Error(`Nobody knows who has made the quote ${quote.id}`);
  const amount = String(quote.total);
  const rank = Number(quote.rank);
  const needsApproval = rank !== 1 || compareMoney(amount, limitsOf(project).awardApprovalLimit) >= 0;
  if (round.decisionOverdue) await changeRound(round, { decisionOverdue: false }, acting);
  await endDecision(project, acting);
  const award: Award = await acting.db
    .insertInto('bidAward')
    .values({
      companyId,
      id: newId(),
      projectId: project.id,
      quoteId: quote.id,
      supplierId,
      amount,
      rank,
      ...decision,
      riskAnswers: JSON.stringify(riskAnswers),
      decideTime: acting.now,
      status: 'APPROVING',
      noticeEndTime: null,
      cancelReason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const said = `${supplier.companyName} ${amount} ${decision.notLowestReason ?? decision.opinion}`.slice(0, 500);
  if (!needsApproval) return settleAward(project, award, { event: 'decide', said, round, bidders }, acting);
  const fields = { phase: 'AWARD_APPROVING' as const, nextTime: null };
  const waiting = await moveProject(biddingFlow.step('decide', 'DECIDING'), project, { said, fields }, acting.actor, acting);
  const askedBy = decision.decidedBy ?? project.applicantId;
  await askAboutProject(waiting, { bizType: 'AWARD', amount, askedBy }, acting);
  return waiting;
}

/** Another than the lowest quote is chosen only for a reason, and where only the price decides not at all. */
function choiceRules({ quote }: Quoting, { awardRule }: Round, { notLowestReason }: { notLowestReason?: string }): BrokenRule[] {
  if (quote.rank === 1) return [];
  if (awardRule === 'LOWEST_PRICE') return [{ field: 'quoteId', rule: 'lowest' }];
  return notLowestReason === undefined ? [{ field: 'notLowestReason', rule: 'required' }] : [];
}

/** Each warning about the chosen quote is answered, and an unusually low price is explained by its supplier. */
function riskRules(winner: Quoting, answers: Schemas['RiskAnswer'][]): BrokenRule[] {
  const open = risksOf(winner).filter((risk) => !answers.some((answer) => answer.risk === risk));
  const unexplained = winner.quote.abnormallyLow && winner.quote.explanation === null;
  return [
    ...open.map((risk) => ({ field: 'riskAnswers', rule: 'riskAnswer', params: { risk } })),
    ...(unexplained ? [{ field: 'quoteId', rule: 'explanation' }] : []),
  ];
}

/** Why a supplier cannot get an award. */
function hindranceOf({ supplier: { status } }: Quoting) {
  if (status === 'FROZEN') return 'FROZEN';
  return status === 'PENDING' || status === 'REJECTED' ? 'PENDING' : 'BARRED';
}

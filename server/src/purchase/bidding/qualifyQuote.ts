import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { lockedProject, moveProject, type ProjectRow } from '../records/public.ts';
import { type Acting, actingBy } from './acting.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeQuote, lockedRound, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { showsAddresses } from './listParticipants.ts';
import { openByItself } from './openByItself.ts';
import { judgementsOf, toParticipant } from './participants.ts';
import { openedFiles } from './quoteFiles.ts';
import { rankRound } from './rankRound.ts';
import { stored } from './storedText.ts';
import { tellBidders } from './tellOfBidding.ts';

type Stage = Schemas['JudgementStage'];

/**
 * Judges whether the technical part of a quote complies; once the prices are open the same is a proposal to exclude the quote. The version
 * of the purchase stays as long as nothing follows, so that two people can judge at the same time.
 */
export async function qualifyQuote(
  { path: { id }, body: { version, conflictDeclared, result, reason } }: Input<'qualifyQuote'>,
  context: Context,
): Promise<Output<'qualifyQuote'>> {
  const project = await lockedProject(await projectOf(id, context), version, context);
  const round = await lockedRound(project, context);
  const bidders = quotingOf(await biddersOf(round, context));
  const stage: Stage = round.pricesOpenTime === null ? 'COMPLIANCE' : 'EXCLUSION';
  const facts = await factsOf(project, round, bidders, context);
  biddingFlow.check(stage === 'COMPLIANCE' ? 'judge' : 'exclude', facts, biddingRelations(project, context));
  const judged = bidders.find(({ quote }) => quote.id === id);
  if (!judged || judged.quote.voidReason !== null) throw new Failure('wrongState');
  if (stage === 'COMPLIANCE' && round.awardRule === 'LOWEST_PRICE') throw new Failure('wrongState');
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'conflict' });
  if (result === 'FAIL' && reason === undefined) throw invalid({ field: 'reason', rule: 'required' });
  await record(judged, { stage, result, reason: reason ?? null }, context);
  const acting = await actingBy(context);
  if (stage === 'COMPLIANCE') await settleCompliance(project, judged, acting);
  else await excludeIfTwo(project, round, judged, acting);
  return participantNow(round, id, context);
}

async function projectOf(quoteId: string, { db, session }: Context): Promise<string> {
  const row = await db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', (join) =>
      join.onRef('participant.companyId', '=', 'quote.companyId').onRef('participant.id', '=', 'quote.participantId'),
    )
    .innerJoin('bidRound as round', (join) =>
      join.onRef('round.companyId', '=', 'participant.companyId').onRef('round.id', '=', 'participant.roundId'),
    )
    .select('round.projectId')
    .where((eb) => eb.and({ 'quote.companyId': session.companyId, 'quote.id': quoteId }))
    // Nobody learns before that there is such a quote.
    .where('round.documentsOpenTime', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row.projectId;
}

async function record(
  { companyId, quote }: Quoting,
  judgement: { stage: Stage; result: 'PASS' | 'FAIL'; reason: string | null },
  { db, session, now }: Context,
): Promise<void> {
  const said = { result: judgement.result, reason: judgement.reason, judgeName: session.userName, time: now };
  await db
    .insertInto('bidJudgement')
    .values({ companyId, quoteId: quote.id, stage: judgement.stage, judgeId: session.userId, ...said })
    .onConflict((conflict) => conflict.columns(['companyId', 'quoteId', 'stage', 'judgeId']).doUpdateSet(said))
    .execute();
}

/** What those have said who are requester and officer now: who had the place before one of them does not count beside them. */
async function resultsOf(
  { companyId, quote }: Quoting,
  stage: Stage,
  { applicantId, officerId }: Pick<ProjectRow, 'applicantId' | 'officerId'>,
  { db }: Acting,
) {
  return db
    .selectFrom('bidJudgement')
    .select(['result', 'reason', 'judgeName'])
    .where((eb) => eb.and({ companyId, quoteId: quote.id, stage }))
    .where('judgeId', 'in', [applicantId, String(officerId)])
    .orderBy('time')
    .execute();
}

/** One PASS is enough; that a quote does not comply takes two people. */
async function settleCompliance(project: ProjectRow, judged: Quoting, acting: Acting): Promise<void> {
  const results = (await resultsOf(judged, 'COMPLIANCE', project, acting)).map(({ result }) => result);
  const compliant = results.includes('PASS') ? true : results.length >= 2 ? false : null;
  await changeQuote(judged.quote, { compliant }, acting);
  await openByItself(project, { ...acting, actor: null });
}

/**
 * After the prices are known, a quote is excluded only by two people who say why. Their reasons are published without names; who has said
 * what is in the log, which staff read.
 */
async function excludeIfTwo(project: ProjectRow, round: Round, judged: Quoting, acting: Acting): Promise<void> {
  const against = (await resultsOf(judged, 'EXCLUSION', project, acting)).filter(({ result }) => result === 'FAIL');
  if (against.length < 2) return;
  const voidReason = stored('excluded', { reasons: against.map(({ reason }) => reason).join('；') }).slice(0, 500);
  const reasons = against.map(({ judgeName, reason }) => `${judgeName}：${reason}`).join('；');
  await changeQuote(judged.quote, { voidReason }, acting);
  const said = `${judged.supplier.companyName} ${judged.quote.total} ${stored('excluded', { reasons })}`.slice(0, 500);
  const fields = { nextTime: project.nextTime };
  const excluded = await moveProject(biddingFlow.step('exclude'), project, { said, fields }, acting.actor, acting);
  await rankRound(excluded, round, acting);
  await tellBidders([judged], excluded, 'VOID', voidReason, acting);
}

async function participantNow(
  { companyId, projectId }: Round,
  quoteId: string,
  context: Context,
): Promise<Schemas['Participant']> {
  const round = await lockedRound({ companyId, id: projectId }, context);
  const bidder = (await biddersOf(round, context)).find(({ quote }) => quote?.id === quoteId);
  if (!bidder) throw new Failure('missing');
  const judgements = await judgementsOf([bidder], context);
  const showing = { language: context.language, showIp: await showsAddresses(companyId, context) };
  const files = (await openedFiles(round, [quoteId], context)).get(quoteId) ?? [];
  return toParticipant(bidder, round, { judgements: judgements.get(quoteId) ?? [], files }, showing);
}

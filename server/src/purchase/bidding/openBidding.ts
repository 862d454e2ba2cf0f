import type { Input, Output } from '@campus-procurement/sdk';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockedProject, logProject, requestersOf, stepOf } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { closeIfOver } from './closeRound.ts';
import { openDocuments } from './openDocuments.ts';
import { openPrices } from './openPrices.ts';

/** The officer opens a part of the quotes: first the technical one, and when all are judged the prices. */
export async function openBidding(
  { path: { projectId }, body: { stage, version } }: Input<'openBidding'>,
  context: Context,
): Promise<Output<'openBidding'>> {
  const project = await closeIfOver(await lockedProject(projectId, version, context), context);
  const round = await lockedRound(project, context);
  const facts = await factsOf(project, round, await biddersOf(round, context), context);
  const relations = biddingRelations(project, context);
  if (!relations.mayOpen) throw new Failure('forbidden');
  const isDocuments = stage === 'DOCUMENTS';
  const isNext = project.status === 'OPENING' && isDocuments === !facts.documentsOpen;
  if (isNext && facts.lacksWitness) throw new Failure('needsWitness');
  biddingFlow.check(isDocuments ? 'openDocuments' : 'openPrices', facts, relations);
  const open = isDocuments ? openDocuments : openPrices;
  return stepOf(await open(project, round, await actingBy(context)), context);
}

/** Somebody who is neither officer nor applicant confirms that an opening may begin. */
export async function witnessOpening(
  { path: { projectId }, body: { stage, version } }: Input<'witnessOpening'>,
  context: Context,
): Promise<Output<'witnessOpening'>> {
  const project = await closeIfOver(await lockedProject(projectId, version, context), context);
  const round = await lockedRound(project, context);
  const { session, now, db } = context;
  if ([...requestersOf(project), project.officerId].includes(session.userId)) throw new Failure('ownBidding');
  const facts = await factsOf(project, round, await biddersOf(round, context), context);
  biddingFlow.check('witness', facts, biddingRelations(project, context));
  if (stage !== (facts.documentsOpen ? 'PRICES' : 'DOCUMENTS')) throw new Failure('wrongState');
  const { companyId, id: roundId } = round;
  // The version stays: nothing has changed that the officer needs to read before the opening. It is in the log of the purchase.
  await db
    .insertInto('bidWitness')
    .values({ companyId, roundId, stage, userId: session.userId, userName: session.userName, time: now })
    .execute();
  await logProject('witness', project, null, await callerOf(context), context);
  return stepOf(project, context);
}

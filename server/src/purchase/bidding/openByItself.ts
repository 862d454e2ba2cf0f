import { planDue } from '#platform/due/dueEvents.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import { lockProject, type ProjectRow } from '../records/public.ts';
import { type Acting, actingByItself } from './acting.ts';
import { factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { failForLostKey, isLost } from './failForLostKey.ts';
import { isHindrance } from './hindrances.ts';
import { openDocuments } from './openDocuments.ts';
import { openPrices } from './openPrices.ts';

/**
 * Opens by itself what can be opened of a round below the limit: the technical part, and once all is judged the prices. What cannot be read
 * is tried again by a timer, which reports it, so that the judgement or the closing before it is not lost.
 */
export async function openByItself(project: ProjectRow, acting: Acting): Promise<ProjectRow> {
  try {
    return await openNext(project, acting);
  } catch (error) {
    // Thrown before anything of the part was written.
    if (!isHindrance(error)) throw error;
    const { companyId, id: subjectId } = project;
    await planDue({ companyId, kind: 'BIDDING_OPEN', subjectId }, acting.now, acting.db);
    return project;
  }
}

async function openNext(project: ProjectRow, acting: Acting): Promise<ProjectRow> {
  const round = await lockedRound(project, acting);
  if (!round.automatic) return project;
  const isOpen = round.documentsOpenTime !== null;
  const opened = isOpen ? project : await openDocuments(project, round, acting);
  if (opened.status !== 'OPENING') return opened;
  const now = await lockedRound(opened, acting);
  const facts = await factsOf(opened, now, await biddersOf(now, acting), acting);
  return biddingFlow.allows('openPrices', facts) ? openPrices(opened, now, acting) : opened;
}

/**
 * What was hindered is opened, or has failed because its key was declared lost.
 * @throws Failure `keyAway` or `unreadable` as long as it is hindered: then the timer is put off
 */
export async function openAgain(key: Pick<ProjectRow, 'companyId' | 'id'>, context: DueContext): Promise<void> {
  const project = await lockProject(key, context);
  if (!['PUBLISHED', 'OPENING'].includes(project.status) || project.suspendTime !== null) return;
  const acting = actingByItself(context);
  const round = await lockedRound(project, acting);
  if (await isLost(round, acting)) await failForLostKey(project, round, acting);
  else if (project.status === 'OPENING') await openNext(project, acting);
}

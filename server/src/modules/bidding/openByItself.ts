import type { ProjectRow } from '../projects/public.ts';
import type { Acting } from './acting.ts';
import { factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import { openDocuments } from './openDocuments.ts';
import { openPrices } from './openPrices.ts';

/** Opens by itself what can be opened of a round below the limit: the technical part, and once all is judged the prices. */
export async function openByItself(project: ProjectRow, acting: Acting): Promise<ProjectRow> {
  const round = await lockedRound(project, acting);
  if (!round.automatic) return project;
  const isOpen = round.documentsOpenTime !== null;
  const opened = isOpen ? project : await openDocuments(project, round, acting);
  if (opened.status !== 'OPENING') return opened;
  const now = await lockedRound(opened, acting);
  const facts = await factsOf(opened, now, await biddersOf(now, acting), acting);
  return biddingFlow.allows('openPrices', facts) ? openPrices(opened, now, acting) : opened;
}

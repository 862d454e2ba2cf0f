import { moveProject, type ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeQuote, changeRound, phonesOf, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { failForLostKey, isLost } from './failForLostKey.ts';
import { relatedOnes } from './findRisks.ts';
import { requireReadable } from './hindrances.ts';
import { filesByQuote, openFiles } from './quoteFiles.ts';
import { openedContact, openedTerms } from './sealedParts.ts';
import { stored } from './storedText.ts';
import { tellBuyers } from './tellOfBidding.ts';

/**
 * Opens the technical part of the last quotes of a locked round; earlier quotes stay sealed for ever. Quotes of related companies are void.
 * @throws Failure `keyAway` or `unreadable`
 */
export async function openDocuments(project: ProjectRow, round: Round, acting: Acting): Promise<ProjectRow> {
  if (await isLost(round, acting)) return failForLostKey(project, round, acting);
  const quoting = quotingOf(await biddersOf(round, acting));
  requireReadable(quoting, round, acting);
  const terms = quoting.map((bidder) => openedTerms(bidder.quote, round, acting.sealing));
  const files = await filesByQuote(
    round.companyId,
    quoting.map(({ quote }) => quote.id),
    acting,
  );
  const related = relatedOnes(quoting.map((bidder) => companyOf(bidder, round, acting)));
  for (const [index, bidder] of quoting.entries()) {
    const one = terms[index] ?? null;
    const isRelated = related.has(bidder.id);
    const voidReason = isRelated ? stored('related') : bidder.quote.voidReason;
    await changeQuote(bidder.quote, { voidReason, ...(one && { terms: JSON.stringify(one) }) }, acting);
    if (one !== null) await openFiles(files.get(bidder.quote.id) ?? [], round, acting);
    if (isRelated) await addRisk(bidder, acting);
  }
  const openedByName = acting.actor?.actorName ?? null;
  await changeRound(round, { documentsOpenTime: acting.now, openedByName }, acting);
  const opened = await moveProject(biddingFlow.step('openDocuments'), project, {}, acting.actor, acting);
  if (round.awardRule !== 'LOWEST_PRICE') await tellBuyers(opened, 'JUDGE', {}, acting);
  return opened;
}

/** Who stands behind a bidder: what the company has stated, and who has joined for it. */
function companyOf(bidder: Quoting, round: Round, { sealing }: Acting) {
  const contact = openedContact(bidder, round, sealing);
  return { id: bidder.id, legalPerson: bidder.supplier.legalPerson, phones: phonesOf(bidder, contact) };
}

async function addRisk({ companyId, id, risks }: Quoting, { db }: Acting): Promise<void> {
  await db
    .updateTable('bidParticipant')
    .set({ risks: JSON.stringify([...new Set([...risks, 'RELATED'])]) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}

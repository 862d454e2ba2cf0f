import type { Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { compareMoney } from '@campus-procurement/sdk/money';
import { grouped } from '@campus-procurement/sdk/texts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { type Bidder, biddersOf, changeQuote, changeRound, phonesOf, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { beginDecision } from './decisionDeadline.ts';
import { failForLostKey, isLost } from './failForLostKey.ts';
import { findRisks } from './findRisks.ts';
import { requireReadable } from './hindrances.ts';
import { rankRound } from './rankRound.ts';
import { openedContact, openedPrices, type SealedContact, type SealedPrices } from './sealedParts.ts';
import { stored } from './storedText.ts';
import { tellBidders, tellBuyers } from './tellOfBidding.ts';

/**
 * Opens all prices and names of a locked round at once, checks the commitments, ranks the quotes and lets the time to decide begin.
 * @throws Failure `keyAway` or `unreadable`
 */
export async function openPrices(project: ProjectRow, round: Round, acting: Acting): Promise<ProjectRow> {
  if (await isLost(round, acting)) return failForLostKey(project, round, acting);
  const bidders = await biddersOf(round, acting);
  const quoting = quotingOf(bidders);
  requireReadable(quoting, round, acting);
  const prices = new Map(quoting.map(({ quote }) => [quote.id, openedPrices(quote, round, acting.sealing)]));
  await openContacts(bidders, round, acting);
  const limit = limitOf(project, round);
  for (const { quote, supplierId } of quoting) {
    const found = prices.get(quote.id) ?? null;
    if (found === null || supplierId === null) {
      await changeQuote(quote, { voidReason: quote.voidReason ?? stored('unreadable'), commitmentHolds: false }, acting);
      continue;
    }
    const { terms } = quote;
    const quoted = { projectId: project.id, roundNo: round.roundNo, quoteNo: quote.quoteNo, ...found };
    const commitmentHolds = terms !== null && (await commitmentOf({ ...quoted, terms })) === quote.commitment;
    const voidReason = quote.voidReason ?? (await judgedOut(quote, acting)) ?? faultOf(found, commitmentHolds, limit);
    const { total, nonce } = found;
    await changeQuote(quote, { prices: JSON.stringify(found.prices), total, nonce, commitmentHolds, voidReason }, acting);
  }
  const opened = await changeRound(round, { pricesOpenTime: acting.now, openedByName: acting.actor?.actorName ?? null }, acting);
  const nextTime = await beginDecision(project, opened, acting);
  const moved = await moveProject(biddingFlow.step('openPrices'), project, { fields: { nextTime } }, acting.actor, acting);
  await rankRound(moved, opened, acting);
  for (const bidder of quotingOf(await biddersOf(opened, acting))) {
    const { voidReason } = bidder.quote;
    if (voidReason !== null) await tellBidders([bidder], moved, 'VOID', voidReason, acting);
  }
  await tellBuyers(moved, 'DECIDE', {}, acting);
  return moved;
}

/** The amount that no quote may exceed: the ceiling, or where the rules want none, the money there is. */
export function limitOf({ pattern, amount }: ProjectRow, { priceCeiling }: Round): string {
  return pattern?.bidConfig?.priceCeilingRequired === false ? amount : priceCeiling;
}

/** Why two people have found that a quote does not comply, in their words and without their names; null for any other. */
async function judgedOut({ companyId, id: quoteId, compliant }: Quoting['quote'], { db }: Acting): Promise<string | null> {
  if (compliant !== false) return null;
  const rows = await db
    .selectFrom('bidJudgement')
    .select('reason')
    .where((eb) => eb.and({ companyId, quoteId, stage: 'COMPLIANCE', result: 'FAIL' }))
    .orderBy('time')
    .execute();
  return stored('nonCompliant', { reasons: rows.map(({ reason }) => reason).join('；') }).slice(0, 500);
}

function faultOf({ total }: SealedPrices, commitmentHolds: boolean, limit: string): string | null {
  if (!commitmentHolds) return stored('commitment');
  return compareMoney(total, limit) > 0 ? stored('ceiling', { limit: grouped(limit) }) : null;
}

async function openContacts(bidders: readonly Bidder[], round: Round, acting: Acting): Promise<void> {
  const contacts = new Map(bidders.map((bidder) => [bidder.id, openedContact(bidder, round, acting.sealing)]));
  const compared = bidders.map((bidder) => {
    const contact = contacts.get(bidder.id) ?? null;
    return { id: bidder.id, joinIp: contact?.joinIp ?? null, phones: phonesOf(bidder, contact) };
  });
  const staff = await staffPhones(
    round.companyId,
    compared.flatMap(({ phones }) => phones),
    acting,
  );
  const risks = findRisks(compared, staff);
  const defaulted = await defaultedOf(bidders, acting);
  for (const bidder of bidders) {
    const found: Schemas['RiskKind'][] = [
      ...bidder.risks,
      ...(risks.get(bidder.id) ?? []),
      ...(defaulted.has(bidder.supplierId) ? (['DEFAULTED'] as const) : []),
    ];
    await storeContact(bidder, contacts.get(bidder.id) ?? null, [...new Set(found)], acting);
  }
}

/** From now on the database says who has joined, and to whom the messages until now went. */
async function storeContact(
  { companyId, id, supplierId, supplier: { userId }, sealedMark }: Bidder,
  contact: SealedContact | null,
  risks: Schemas['RiskKind'][],
  { db }: Acting,
): Promise<void> {
  const known = contact && {
    contactName: contact.contactName,
    contactPhone: contact.contactPhone,
    joinIp: contact.joinIp,
    qualificationIds: JSON.stringify(contact.qualificationIds),
  };
  await db
    .updateTable('bidParticipant')
    .set({ supplierId, ...known, risks: JSON.stringify(risks) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  if (userId === null || sealedMark === null) return;
  await db
    .updateTable('inboxMessage')
    .set({ userId, bidderMark: null })
    .where((eb) => eb.and({ companyId, bidderMark: sealedMark }))
    .execute();
}

/** Which bidders had an order terminated for default before. */
async function defaultedOf(bidders: readonly Bidder[], { db }: Acting): Promise<Set<string | null>> {
  const ids = bidders.flatMap(({ supplierId }) => supplierId ?? []);
  const [first] = bidders;
  if (first === undefined || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('supplierDefault')
    .select('supplierId')
    .where((eb) => eb.and({ companyId: first.companyId, status: 'ENDED' }))
    .where('supplierId', 'in', ids)
    .execute();
  return new Set(rows.map(({ supplierId }) => supplierId));
}

/** Which of some phones belong to staff of the school. */
async function staffPhones(companyId: string, phones: string[], { db }: Acting): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await db
    .selectFrom('appUser')
    .select('phone')
    .where((eb) => eb.and({ companyId, userType: 'STAFF' }))
    .where('phone', 'in', phones)
    .execute();
  return new Set(rows.flatMap(({ phone }) => phone ?? []));
}

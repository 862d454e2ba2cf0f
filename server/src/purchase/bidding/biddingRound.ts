import type { Kysely, Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { RoundKey } from '#platform/sealing/sealing.ts';
import type { Quote, Round } from './biddingRows.ts';
import { openedContact } from './sealedParts.ts';
import { stored } from './storedText.ts';

type Participant = Selectable<Tables['bidParticipant']>;

/** What is known of a supplier that bids. */
type BiddingSupplier = Pick<Selectable<Tables['supplier']>, 'companyName' | 'legalPerson' | 'contactPhone' | 'userId' | 'status'>;

const unknownSupplier: BiddingSupplier = {
  companyName: stored('unknown'),
  legalPerson: null,
  contactPhone: '',
  userId: null,
  status: 'CANCELLED',
};

/** A supplier that has joined a round, with its last quote. */
export interface Bidder extends Participant {
  /** `unknownSupplier` where it is sealed with a lost key, or its seal is broken; its id is null then. */
  supplier: BiddingSupplier;
  /** What messages to it are addressed to as long as the database does not say who it is. */
  sealedMark: string | null;
  /** Null: it has joined only. */
  quote: Quote | null;
}

/** A bidder that has quoted. */
export type Quoting = Bidder & { quote: Quote };

type Key = { companyId: string; id: string };

const roundsOf = ({ companyId, id }: Key, { db }: { db: Kysely<Tables> }) =>
  db
    .selectFrom('bidRound')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('roundNo', 'desc')
    .limit(1);

/** Returns the running round of a purchase, or its last one; undefined if it was never announced. */
export function latestRound(project: Key, context: { db: Kysely<Tables> }): Promise<Round | undefined> {
  return roundsOf(project, context).executeTakeFirst();
}

/** Locks the running round of a locked purchase: nobody else begins another one meanwhile. @throws Failure `missing` */
export async function lockedRound(project: Key, context: { db: Kysely<Tables> }): Promise<Round> {
  const found = await roundsOf(project, context).forUpdate().executeTakeFirst();
  if (!found) throw new Failure('missing');
  return found;
}

/** Changes a locked round. */
export function changeRound({ companyId, id }: Round, changes: Partial<Round>, { db }: { db: Kysely<Tables> }): Promise<Round> {
  return db
    .updateTable('bidRound')
    .set(changes)
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns those who have joined a round, by their numbers, each with the last quote. Who it is that has joined is opened for this answer only. */
export async function biddersOf(
  round: Pick<Round, 'companyId' | 'id' | keyof RoundKey>,
  { db, sealing }: Pick<Context, 'db' | 'sealing'>,
): Promise<Bidder[]> {
  const { companyId, id: roundId } = round;
  const rows = await db
    .selectFrom('bidParticipant as participant')
    .leftJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'participant.companyId').onRef('supplier.id', '=', 'participant.supplierId'),
    )
    .selectAll('participant')
    .select(['supplier.companyName', 'supplier.legalPerson', 'supplier.contactPhone as supplierPhone'])
    .select(['supplier.userId', 'supplier.status'])
    .where((eb) => eb.and({ 'participant.companyId': companyId, 'participant.roundId': roundId }))
    .orderBy('participant.no')
    .orderBy('participant.id')
    .execute();
  const participants = rows.map(({ companyName, legalPerson, supplierPhone, userId, status, ...row }) => {
    const named =
      companyName === null || supplierPhone === null || status === null
        ? null
        : { companyName, legalPerson, contactPhone: supplierPhone, userId, status };
    const supplierId = row.supplierId ?? openedContact(row, round, sealing)?.supplierId ?? null;
    return { ...row, named, supplierId, sealedMark: row.supplierId === null ? row.supplierMark : null };
  });
  const sealed = participants.flatMap(({ named, supplierId }) => (named === null && supplierId !== null ? [supplierId] : []));
  const opened = sealed.length > 0 ? await suppliersBy(companyId, sealed, db) : new Map<string, BiddingSupplier>();
  const quotes = await db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', (join) =>
      join.onRef('participant.companyId', '=', 'quote.companyId').onRef('participant.id', '=', 'quote.participantId'),
    )
    .selectAll('quote')
    .distinctOn('quote.participantId')
    .where((eb) => eb.and({ 'participant.companyId': companyId, 'participant.roundId': roundId }))
    .orderBy('quote.participantId')
    .orderBy('quote.quoteNo', 'desc')
    .execute();
  const last = new Map(quotes.map((quote) => [quote.participantId, quote]));
  return participants.map(({ named, ...participant }) => ({
    ...participant,
    supplier: named ?? opened.get(String(participant.supplierId)) ?? unknownSupplier,
    quote: last.get(participant.id) ?? null,
  }));
}

async function suppliersBy(companyId: string, ids: string[], db: Kysely<Tables>) {
  const found = await db
    .selectFrom('supplier')
    .select(['id', 'companyName', 'legalPerson', 'contactPhone', 'userId', 'status'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map<string, BiddingSupplier>(found.map(({ id, ...supplier }) => [id, supplier]));
}

/** The phones by which a bidder is compared with others: that of its company, and that of whoever has joined for it. */
export function phonesOf({ supplier }: Bidder, joinedBy: { contactPhone: string } | null = null): string[] {
  return [...new Set([supplier.contactPhone, joinedBy?.contactPhone ?? ''])].filter((phone) => phone !== '');
}

/** Those who have quoted. */
export function quotingOf(bidders: readonly Bidder[]): Quoting[] {
  return bidders.filter((bidder): bidder is Quoting => bidder.quote !== null);
}

/** Whether a quote may get the award, as far as is known. Where only the price decides, none is judged. */
export function isEligible({ voidReason, compliant }: Quote, { awardRule }: Pick<Round, 'awardRule'>): boolean {
  return voidReason === null && (awardRule === 'LOWEST_PRICE' || compliant === true);
}

/** Whether a quote waits for a judgement. */
export function isUnjudged({ voidReason, compliant }: Quote, { awardRule }: Pick<Round, 'awardRule'>): boolean {
  return awardRule !== 'LOWEST_PRICE' && voidReason === null && compliant === null;
}

/** Changes a quote. */
export async function changeQuote(
  { companyId, id }: Pick<Quote, 'companyId' | 'id'>,
  changes: Partial<Omit<Quote, 'terms' | 'prices'> & { terms: string; prices: string }>,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  await db
    .updateTable('bidQuote')
    .set(changes)
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}

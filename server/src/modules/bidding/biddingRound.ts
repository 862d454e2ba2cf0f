import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { Failure } from '../../failure/failure.ts';

export type Round = Selectable<Tables['bidRound']>;
export type Quote = Selectable<Tables['bidQuote']>;
type Participant = Selectable<Tables['bidParticipant']>;

/** A supplier that has joined a round, with its last quote. */
export interface Bidder extends Participant {
  supplier: Pick<Selectable<Tables['supplier']>, 'companyName' | 'legalPerson' | 'contactPhone' | 'userId' | 'status'>;
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

/** Returns those who have joined a round, by their numbers, each with the last quote. */
export async function biddersOf(
  { companyId, id }: Pick<Round, 'companyId' | 'id'>,
  { db }: { db: Kysely<Tables> },
): Promise<Bidder[]> {
  const participants = await db
    .selectFrom('bidParticipant as participant')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'participant.companyId').onRef('supplier.id', '=', 'participant.supplierId'),
    )
    .selectAll('participant')
    .select(['supplier.companyName', 'supplier.legalPerson', 'supplier.contactPhone as supplierPhone'])
    .select(['supplier.userId', 'supplier.status'])
    .where((eb) => eb.and({ 'participant.companyId': companyId, 'participant.roundId': id }))
    .orderBy('participant.no')
    .orderBy('participant.id')
    .execute();
  const quotes = await db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', (join) =>
      join.onRef('participant.companyId', '=', 'quote.companyId').onRef('participant.id', '=', 'quote.participantId'),
    )
    .selectAll('quote')
    .distinctOn('quote.participantId')
    .where((eb) => eb.and({ 'participant.companyId': companyId, 'participant.roundId': id }))
    .orderBy('quote.participantId')
    .orderBy('quote.quoteNo', 'desc')
    .execute();
  const last = new Map(quotes.map((quote) => [quote.participantId, quote]));
  return participants.map(({ companyName, legalPerson, supplierPhone, userId, status, ...participant }) => ({
    ...participant,
    supplier: { companyName, legalPerson, contactPhone: supplierPhone, userId, status },
    quote: last.get(participant.id) ?? null,
  }));
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

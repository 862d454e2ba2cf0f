import type { Kysely } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { RoundKey } from '#platform/sealing/sealing.ts';
import type { Quoting } from './biddingRound.ts';
import type { Quote, Round } from './biddingRows.ts';
import { openedContact, openedPrices, openedTerms } from './sealedParts.ts';

type Opening = Pick<Context, 'db' | 'sealing'>;
type Sealed = Pick<Round, 'companyId' | 'id' | keyof RoundKey>;

/** Whether what the round has sealed can be opened here. A round from before there were checks is proven by one of those who have joined. */
export async function keyIsHere(round: Sealed, { db, sealing }: Opening): Promise<boolean> {
  if (!sealing.holds(round)) return false;
  if (round.keyCheck !== null) return true;
  const joined = await sealedContacts(round, db);
  return joined.length === 0 || joined.some((one) => openedContact(one, round, sealing) !== null);
}

function sealedContacts({ companyId, id: roundId }: Sealed, db: Kysely<Tables>) {
  return db
    .selectFrom('bidParticipant')
    .select('sealed')
    .where((eb) => eb.and({ companyId, roundId }))
    .execute();
}

/** @throws Failure `keyAway` if the round cannot be opened here: that is no reason for it to fail, because the key may come back */
export async function requireKey(round: Sealed, opening: Opening): Promise<void> {
  if (!(await keyIsHere(round, opening))) throw new Failure('keyAway', { params: { keyId: round.keyId } });
}

/**
 * Returns the last quotes of a round of which a part that is still sealed cannot be read although its key is here. The statement is the same
 * whoever has joined.
 */
export async function unreadableQuotes(round: Round, { db, sealing }: Opening): Promise<Quote[]> {
  const { companyId, id: roundId } = round;
  const rows = await db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', (join) =>
      join.onRef('participant.companyId', '=', 'quote.companyId').onRef('participant.id', '=', 'quote.participantId'),
    )
    .selectAll('quote')
    .select(['participant.supplierId', 'participant.sealed'])
    .distinctOn('quote.participantId')
    .where((eb) => eb.and({ 'participant.companyId': companyId, 'participant.roundId': roundId }))
    .orderBy('quote.participantId')
    .orderBy('quote.quoteNo', 'desc')
    .execute();
  return rows.filter(({ supplierId, sealed, ...quote }) => {
    const isKnown = supplierId !== null || (openedContact({ sealed }, round, sealing)?.supplierId ?? null) !== null;
    return isUnreadable(quote, isKnown, round, sealing);
  });
}

/** What is void already counts no more. */
function isUnreadable(quote: Quote, isKnown: boolean, round: Round, sealing: Context['sealing']): boolean {
  if (quote.voidReason !== null) return false;
  const hasTerms = round.documentsOpenTime !== null || openedTerms(quote, round, sealing) !== null;
  return !hasTerms || !isKnown || openedPrices(quote, round, sealing) === null;
}

/** @throws Failure `unreadable` if a quote cannot be read: it is not void before somebody has said so */
export function requireReadable(quoting: readonly Quoting[], round: Round, { sealing }: Pick<Context, 'sealing'>): void {
  const unreadable = quoting.filter(({ quote, supplierId }) => isUnreadable(quote, supplierId !== null, round, sealing));
  if (unreadable.length > 0) throw new Failure('unreadable', { params: { count: unreadable.length } });
}

/** Whether an error says that a round waits for its key or for a quote. */
export function isHindrance(error: unknown): boolean {
  return error instanceof Failure && (error.reason === 'keyAway' || error.reason === 'unreadable');
}

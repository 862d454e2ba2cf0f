import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { retold } from '#platform/i18n/retold.ts';
import type { BiddableRow } from './biddableRows.ts';

type Quote = Selectable<Tables['bidQuote']>;
type Award = Selectable<Tables['bidAward']> & { winnerName: string };
type Row = BiddableRow;
type Result = Schemas['BidderResult'];

/** Returns what became of the last quote of a supplier in each round; nothing until the prices are opened, and for who has not quoted. */
export async function bidderResults(rounds: readonly Row[], context: Context): Promise<Map<string, Result>> {
  const opened = rounds.filter(({ pricesOpenTime, participantId }) => pricesOpenTime !== null && participantId !== null);
  const quotes = await lastQuotes(opened, context);
  const awards = await awardsOf(opened, context);
  return new Map(
    opened.flatMap((round) => {
      const quote = quotes.find(({ participantId }) => participantId === round.participantId);
      const decided = awards.filter(({ projectId }) => projectId === round.projectId);
      return quote ? [[round.id, resultOf(round, quote, decided, context.language)] as const] : [];
    }),
  );
}

function resultOf(round: Row, quote: Quote, awards: readonly Award[], language: Language): Result {
  const own = awards.find(({ quoteId }) => quoteId === quote.id);
  const open = awards.find(({ status }) => status === 'NOTICE' || status === 'CONFIRMED');
  const outcome = outcomeOf(round, quote, own, open);
  const reason = reasonOf(outcome, round, quote, own, open);
  const margin = open && quote.total !== null ? toCents(quote.total) - toCents(open.amount) : 0n;
  const { explanation, explanationTime } = quote;
  const isIdle = round.phase === null && round.suspendTime === null;
  return {
    outcome,
    ownTotal: quote.total,
    ownRank: quote.rank,
    winnerName: open?.winnerName ?? null,
    winnerTotal: open?.amount ?? null,
    difference: margin > 0n ? fromCents(margin) : null,
    reason: reason && retold(reason, language),
    objectionUntil: isoTimeOrNull(open?.status === 'NOTICE' ? open.noticeEndTime : null),
    explanationWanted: isIdle && round.status === 'DECIDING' && quote.abnormallyLow && explanation === null && !quote.voidReason,
    explanation: explanation !== null && explanationTime !== null ? { text: explanation, time: isoTime(explanationTime) } : null,
    mayDecline:
      (isIdle || round.phase === 'CONTRACTING') &&
      round.suspendTime === null &&
      outcome === 'WON' &&
      (round.status === 'NOTICE' || round.status === 'AWARDED'),
  };
}

function outcomeOf({ status }: Row, quote: Quote, own: Award | undefined, open: Award | undefined): Result['outcome'] {
  if (open) return open.quoteId === quote.id ? 'WON' : quote.voidReason === null ? 'LOST' : 'VOID';
  if (own?.status === 'CANCELLED') return 'CANCELLED';
  if (quote.voidReason !== null) return 'VOID';
  return status === 'FAILED' || status === 'TERMINATED' ? status : 'PENDING';
}

function reasonOf(outcome: Result['outcome'], { failRemark }: Row, quote: Quote, own?: Award, open?: Award): string | null {
  switch (outcome) {
    case 'VOID':
      return quote.voidReason;
    case 'LOST':
      return open?.notLowestReason ?? null;
    case 'CANCELLED':
      return own?.cancelReason ?? null;
    case 'FAILED':
    case 'TERMINATED':
      return failRemark;
    default:
      return null;
  }
}

/** The last quote of each round. */
async function lastQuotes(rounds: readonly Row[], { db }: Context): Promise<Quote[]> {
  const [first] = rounds;
  if (!first) return [];
  return db
    .selectFrom('bidQuote')
    .selectAll()
    .distinctOn('participantId')
    .where('companyId', '=', first.companyId)
    .where(
      'participantId',
      'in',
      rounds.map(({ participantId }) => String(participantId)),
    )
    .orderBy('participantId')
    .orderBy('quoteNo', 'desc')
    .execute();
}

/** The decisions about purchases, the newest first. */
async function awardsOf(rounds: readonly Row[], { db }: Context): Promise<Award[]> {
  const [first] = rounds;
  if (!first) return [];
  return db
    .selectFrom('bidAward as award')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'award.companyId').onRef('supplier.id', '=', 'award.supplierId'),
    )
    .selectAll('award')
    .select('supplier.companyName as winnerName')
    .where('award.companyId', '=', first.companyId)
    .where(
      'award.projectId',
      'in',
      rounds.map(({ projectId }) => projectId),
    )
    .orderBy('award.decideTime', 'desc')
    .orderBy('award.id', 'desc')
    .execute();
}

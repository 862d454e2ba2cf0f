import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import type { BiddableRow } from './biddableRows.ts';

type Quote = Selectable<Tables['bidQuote']>;
type Award = Selectable<Tables['bidAward']> & { winnerName: string };
type Row = BiddableRow & Pick<Selectable<Tables['project']>, 'phase'>;
type Result = Schemas['BidderResult'];

/** Returns what became of the last quote of a supplier; null until the prices are opened, and for who has not quoted. */
export async function bidderResult(round: Row, context: Context): Promise<Result | null> {
  if (round.pricesOpenTime === null || round.participantId === null) return null;
  const quote = await lastQuote(round, round.participantId, context);
  if (!quote) return null;
  const awards = await awardsOf(round, context);
  const own = awards.find(({ quoteId }) => quoteId === quote.id);
  const open = awards.find(({ status }) => status === 'NOTICE' || status === 'CONFIRMED');
  const outcome = outcomeOf(round, quote, own, open);
  const margin = open && quote.total !== null ? toCents(quote.total) - toCents(open.amount) : 0n;
  const { explanation, explanationTime } = quote;
  const isIdle = round.phase === null && round.suspendTime === null;
  return {
    outcome,
    ...{ ownTotal: quote.total, ownRank: quote.rank, winnerName: open?.winnerName ?? null, winnerTotal: open?.amount ?? null },
    difference: margin > 0n ? fromCents(margin) : null,
    reason: reasonOf(outcome, round, quote, own, open),
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

function lastQuote({ companyId }: Row, participantId: string, { db }: Context): Promise<Quote | undefined> {
  return db
    .selectFrom('bidQuote')
    .selectAll()
    .where((eb) => eb.and({ companyId, participantId }))
    .orderBy('quoteNo', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The decisions about a purchase, the newest first. */
function awardsOf({ companyId, projectId }: Row, { db }: Context): Promise<Award[]> {
  return db
    .selectFrom('bidAward as award')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'award.companyId').onRef('supplier.id', '=', 'award.supplierId'),
    )
    .selectAll('award')
    .select('supplier.companyName as winnerName')
    .where((eb) => eb.and({ 'award.companyId': companyId, 'award.projectId': projectId }))
    .orderBy('award.decideTime', 'desc')
    .orderBy('award.id', 'desc')
    .execute();
}

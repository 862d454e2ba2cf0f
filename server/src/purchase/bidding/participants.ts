import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Reader } from '#platform/context/context.ts';
import { say } from '#platform/i18n/language.ts';
import { retold } from '#platform/i18n/retold.ts';
import { type Bidder, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';

/** Reads the judgements about the quotes of some bidders, the oldest first, by the id of the quote. */
export async function judgementsOf(
  bidders: readonly Bidder[],
  { db, session }: Reader,
): Promise<Map<string, Schemas['QuoteJudgement'][]>> {
  const quotes = quotingOf(bidders);
  if (quotes.length === 0) return new Map();
  const rows = await db
    .selectFrom('bidJudgement')
    .selectAll()
    .where('companyId', '=', (quotes[0] as Bidder).companyId)
    .where(
      'quoteId',
      'in',
      quotes.map(({ quote }) => quote.id),
    )
    .orderBy('time')
    .orderBy('judgeId')
    .execute();
  const shown = rows.map(({ quoteId, judgeId, judgeName, stage, result, reason, time }) => ({
    quoteId,
    judgement: { judgeName, stage, result, reason, time: isoTime(time), mine: judgeId === session.userId },
  }));
  const byQuote = Map.groupBy(shown, ({ quoteId }) => quoteId);
  return new Map([...byQuote].map(([id, found]) => [id, found.map(({ judgement }) => judgement)]));
}

/** Returns a bidder as people see it. Until the prices are opened nobody learns who it is. @param showIp whether the school shows addresses */
export function toParticipant(
  bidder: Bidder,
  { pricesOpenTime }: Round,
  { judgements, files }: { judgements: Schemas['QuoteJudgement'][]; files: Schemas['FileInfo'][] },
  { language, showIp }: Pick<Reader, 'language'> & { showIp: boolean },
): Schemas['Participant'] {
  const { id, quote, joinTime } = bidder;
  const no = Number(bidder.no);
  const isNamed = pricesOpenTime !== null;
  return {
    id,
    no,
    maskedName: say(language, 'biddingText', 'masked', { no: String(no).padStart(2, '0') }),
    supplierId: isNamed ? bidder.supplierId : null,
    supplierName: isNamed ? bidder.supplier.companyName : null,
    contactName: isNamed ? bidder.contactName : null,
    contactPhone: isNamed ? bidder.contactPhone : null,
    joinTime: isoTime(joinTime),
    joinIp: isNamed && showIp ? bidder.joinIp : null,
    risks: isNamed ? risksOf(bidder) : [],
    quoteId: quote?.id ?? null,
    arrivalTime: quote && isoTime(quote.arrivalTime),
    terms: quote?.terms ?? null,
    files,
    compliant: quote?.compliant ?? null,
    void: (quote?.voidReason ?? null) !== null,
    voidReason: (quote?.voidReason && retold(quote.voidReason, language)) ?? null,
    judgements,
  };
}

/** The warnings about a bidder and its quote. */
export function risksOf({ risks, quote }: Pick<Bidder, 'risks' | 'quote'>): Schemas['RiskKind'][] {
  return [...risks, ...(quote?.abnormallyLow ? (['ABNORMALLY_LOW'] as const) : [])];
}

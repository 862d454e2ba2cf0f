import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { commitmentText } from '@campus-procurement/sdk/commitment';
import { compareMoney } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Language } from '#platform/i18n/language.ts';
import { retold } from '#platform/i18n/retold.ts';
import type { ProjectRow } from '../records/public.ts';
import { itemsOf } from '../request/public.ts';
import { type Award, openAward } from './awards.ts';
import { biddersOf, isEligible, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { judgementsOf, risksOf } from './participants.ts';
import { openedFiles } from './quoteFiles.ts';
import { averageOf } from './rankQuotes.ts';
import { eligibleOf } from './rankRound.ts';
import { readBidding } from './readBidding.ts';

/** Compares the opened quotes of a purchase line by line. */
export async function compareQuotes(
  { path: { projectId } }: Input<'compareQuotes'>,
  context: Context,
): Promise<Output<'compareQuotes'>> {
  const { project, round } = await readBidding(projectId, context);
  if (round.pricesOpenTime === null) throw new Failure('sealed');
  const bidders = await biddersOf(round, context);
  const valid = eligibleOf(bidders, round);
  const rest = quotingOf(bidders).filter(({ id }) => !valid.some((one) => one.id === id));
  const judgements = await judgementsOf(bidders, context);
  const ids = quotingOf(bidders).map(({ quote }) => quote.id);
  const files = await openedFiles(round, ids, context);
  const award = await openAward(project, context);
  const lowest = lowestPrices(valid);
  const [first, second] = valid;
  return {
    projectId,
    roundNo: round.roundNo,
    priceCeiling: round.priceCeiling,
    budgetAmount: project.amount,
    lines: await linesOf(project, context),
    quotes: [...valid, ...rest].flatMap((bidder) => {
      const { id } = bidder.quote;
      const found = { judgements: judgements.get(id) ?? [], files: files.get(id) ?? [] };
      const compared = toCompared(bidder, { project, round, award, lowest, ...found }, context.language);
      return compared === null ? [] : [compared];
    }),
    lowestQuoteId: first?.quote.id ?? null,
    tie: first !== undefined && second !== undefined && first.quote.total === second.quote.total,
    averageTotal: averageOf(valid.map(({ quote }) => String(quote.total))),
  };
}

async function linesOf(project: ProjectRow, context: Context): Promise<Schemas['WantedLine'][]> {
  const items = await itemsOf(project, context);
  return items.map(({ itemName, spec, parameters, categoryName, quantity, unit }, index) => ({
    no: index + 1,
    itemName: itemName ?? '',
    spec,
    parameters,
    categoryName,
    unit,
    quantity: (quantity ?? '0').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
  }));
}

/** The lowest price of each line among valid quotes. */
function lowestPrices(valid: readonly Quoting[]): Map<number, string> {
  const lowest = new Map<number, string>();
  for (const { no, unitPrice } of valid.flatMap(({ quote }) => quote.prices ?? [])) {
    const known = lowest.get(no);
    if (known === undefined || compareMoney(unitPrice, known) < 0) lowest.set(no, unitPrice);
  }
  return lowest;
}

interface Beside {
  project: ProjectRow;
  round: Round;
  award: Award | undefined;
  lowest: ReadonlyMap<number, string>;
  judgements: Schemas['QuoteJudgement'][];
  files: Schemas['FileInfo'][];
}

/** Returns a quote with its prices; null for one that could not be opened. */
function toCompared(bidder: Quoting, beside: Beside, language: Language): Schemas['ComparedQuote'] | null {
  const { project, round, award, lowest, judgements, files } = beside;
  const { quote, supplierId, supplier } = bidder;
  const { terms, prices, total, nonce, quoteNo } = quote;
  if (terms === null || prices === null || total === null || nonce === null || supplierId === null) return null;
  const byNo = new Map(terms.lines.map((line) => [line.no, line]));
  const isValid = isEligible(quote, round);
  return {
    quoteId: quote.id,
    no: Number(bidder.no),
    supplierId,
    supplierName: supplier.companyName,
    supplierStatus: supplier.status,
    total,
    rank: quote.rank,
    status: statusOf(quote.id, isValid, award),
    compliant: quote.compliant,
    abnormallyLow: quote.abnormallyLow,
    voidReason: quote.voidReason && retold(quote.voidReason, language),
    explanation: explanationOf(quote),
    risks: risksOf(bidder),
    deliveryDays: terms.deliveryDays,
    warrantyMonths: terms.warrantyMonths,
    arrivalTime: isoTime(quote.arrivalTime),
    nonce,
    commitment: quote.commitment,
    commitmentHolds: quote.commitmentHolds === true,
    canonical: commitmentText({ projectId: project.id, roundNo: round.roundNo, quoteNo, terms, prices, total, nonce }),
    exclusions: judgements.filter(({ stage }) => stage === 'EXCLUSION'),
    files,
    lines: prices.map(({ no, unitPrice, lineTotal }) => {
      const { brand = '-', model = '-' } = byNo.get(no) ?? {};
      return { no, unitPrice, lineTotal, isLowest: isValid && lowest.get(no) === unitPrice, brand, model };
    }),
  };
}

/** What a supplier has said about its low price; null for nothing. */
function explanationOf({ explanation, explanationTime }: Quoting['quote']): Schemas['QuoteExplanation'] | null {
  return explanation === null || explanationTime === null ? null : { text: explanation, time: isoTime(explanationTime) };
}

/** Nobody has lost before the award is public. */
function statusOf(quoteId: string, isValid: boolean, award: Award | undefined): Schemas['QuoteStatus'] {
  if (!isValid) return 'INVALID';
  if (award === undefined || award.status === 'APPROVING') return 'VALID';
  return award.quoteId === quoteId ? 'WINNING' : 'LOST';
}

import { randomBytes } from 'node:crypto';
import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { addEvent } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { factsOfFile, type QuoteFile, quoteFileInfos } from '../bidding/public.ts';
import { itemsOf } from '../request/public.ts';
import { admittedBidder } from './admittedBidder.ts';
import { pricedLines } from './pricedLines.ts';
import { ownQuoteFiles } from './quoteFiles.ts';
import type { Round } from './sharedRound.ts';

/** What a sealed line with its prices needs at most, in characters; and all the rest. */
const lineLength = 100;
const restLength = 200;

/** A supplier quotes. The quote is sealed, and replaces the one before; its receipt has what proves later what was quoted. */
export async function submitQuote(
  { path: { projectId }, body }: Input<'submitQuote'>,
  context: Context,
): Promise<Output<'submitQuote'>> {
  const { db, arrived: arrivalTime, sealing } = context;
  const { round, participantId } = await admittedBidder(projectId, context);
  const { companyId } = round;
  const quoteNo = await nextQuoteNo(round, participantId, context);
  const files = await ownQuoteFiles(body.fileIds ?? [], round, participantId, context);
  const { terms, prices, total } = await offerOf(body, files, round, context);
  const nonce = randomBytes(16).toString('hex');
  const { roundNo } = round;
  const commitment = await commitmentOf({ projectId, roundNo, quoteNo, terms, prices, total, nonce });
  const quoteId = newId();
  await db
    .insertInto('bidQuote')
    .values({
      companyId,
      id: quoteId,
      participantId,
      quoteNo,
      arrivalTime,
      commitment,
      sealedTerms: sealing.seal(round, Buffer.from(JSON.stringify(terms))),
      sealedPrices: sealing.seal(round, sameLength({ prices, total, nonce })),
    })
    .execute();
  if (files.length > 0) {
    const uses = files.map(({ id: fileId, no }) => ({ companyId, quoteId, no, fileId }));
    await db.insertInto('bidQuoteFile').values(uses).execute();
  }
  const said = { fromStatus: 'JOINED', toStatus: 'QUOTED', content: commitment };
  await addEvent({ companyId, kind: 'BIDDER', subjectId: participantId, step: 'quote', ...said }, null, { db, now: arrivalTime });
  const shown = await quoteFileInfos(files, round, 'BIDDER', context);
  return { quoteId, roundNo, quoteNo, arrivalTime: isoTime(arrivalTime), commitment, total, nonce, files: shown };
}

/** @throws Failure `quotesUsedUp` */
async function nextQuoteNo({ companyId, maxQuoteTimes }: Round, participantId: string, { db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('bidQuote')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and({ companyId, participantId }))
    .executeTakeFirstOrThrow();
  const made = Number(count);
  if (maxQuoteTimes > 0 && made >= maxQuoteTimes) throw new Failure('quotesUsedUp', { params: { limit: maxQuoteTimes } });
  return made + 1;
}

/** Returns what is offered, with its total. @throws Failure `invalid` or `aboveCeiling` */
async function offerOf(body: Schemas['QuoteInput'], files: readonly QuoteFile[], round: Round, context: Context) {
  const { companyId, projectId, priceCeiling } = round;
  const { lines, deliveryDays, warrantyMonths, deviation, paymentAccepted } = body;
  if (!paymentAccepted) throw invalid({ field: 'paymentAccepted', rule: 'accepted' });
  const items = await itemsOf({ companyId, id: projectId }, context);
  const prices = pricedLines(
    items.map(({ quantity }) => String(quantity)),
    lines,
  );
  const total = sumOf(prices.map(({ lineTotal }) => lineTotal));
  if (compareMoney(total, priceCeiling) > 0) throw new Failure('aboveCeiling', { params: { limit: priceCeiling } });
  if (compareMoney(total, '0.00') <= 0) throw invalid({ field: 'lines', rule: 'minimum', params: { limit: '0.01' } });
  const offered = lines.toSorted((one, other) => one.no - other.no);
  const terms: Schemas['QuoteTerms'] = {
    lines: offered.map(({ no, brand, model, manufacturer, response }) => ({
      no,
      brand,
      model,
      manufacturer: manufacturer?.trim() || null,
      response: response?.trim() || null,
    })),
    deliveryDays,
    warrantyMonths,
    deviation: deviation?.trim() || null,
    // Left out without files, so that the text of a quote without them is what it has always been.
    ...(files.length > 0 && { files: files.map((file) => boundBy(file, round, context)) }),
  };
  return { terms, prices, total };
}

/** What the quote binds its supplier to of a file. */
function boundBy(file: QuoteFile, round: Round, { sealing }: Context): Schemas['QuoteFileTerms'] {
  const { fileSize, sha256 } = factsOfFile(file, round, sealing);
  return { fileSize, sha256 };
}

/** The prices as JSON that is as long for every quote with so many lines: the length of what is sealed is not sealed. */
function sameLength(sealed: { prices: object[]; total: string; nonce: string }): Buffer {
  return Buffer.from(JSON.stringify(sealed).padEnd(restLength + sealed.prices.length * lineLength));
}

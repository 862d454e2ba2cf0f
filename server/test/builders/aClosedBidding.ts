import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import type { TestApp } from '../startApp.ts';
import { aBidding, anOfficersPurchase, type Bidders, closeBidding, joining, quoteInput, uploadForQuote } from './aBidding.ts';
import { buyers } from './aPurchase.ts';
import { pdf } from './contents.ts';

/** A quote for two pieces, of the supplier at the same place in the list of suppliers. */
export interface Bid {
  total: string;
  /** Prices of one of each line, where there are several. */
  unitPrices?: readonly string[];
  phone?: string;
  address?: string;
  /** Names of the files of its technical part. */
  files?: string[];
}

export interface Closing {
  bids: Bid[];
  amount?: string;
  changes?: Schemas['ProjectInput'];
}

/** Of the demo school. */
const orderLimit = '50000.00';

/**
 * A bidding whose round is closed, with bidders numbered in the order of their bids. The clock is behind the end, so everybody logs in
 * again.
 * @returns the purchase, the ids of the quotes in the order of the bids, and the people
 */
export async function aClosedBidding(
  app: TestApp,
  people: Bidders,
  { bids, amount, changes }: Closing,
): Promise<{ id: string; quoteIds: string[]; people: Bidders }> {
  const { db } = app.database;
  const { id, nextTime } = await announced(app, people, amount, changes);
  const quoteIds: string[] = [];
  for (const [index, bid] of bids.entries()) quoteIds.push(await place(app, people, id, index, bid));
  await closeBidding(app, { nextTime });
  // The platform has numbered them by lot.
  for (const [index, quoteId] of quoteIds.entries()) {
    const { participantId } = await db
      .selectFrom('bidQuote')
      .select('participantId')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('bidParticipant')
      .set({ no: index + 1 })
      .where('id', '=', participantId)
      .execute();
  }
  return { id, quoteIds, people: { ...people, ...(await buyers(app)) } };
}

/** Below the limit for orders the platform announces by itself, whoever is the officer. */
async function announced(app: TestApp, people: Bidders, amount?: string, changes?: Closing['changes']) {
  if (amount === undefined || compareMoney(amount, orderLimit) >= 0) {
    return aBidding(app, people, { ...(amount && { amount }), ...(changes && { changes }) });
  }
  const { id } = await anOfficersPurchase(people, amount, changes);
  await app.sweepDue();
  return people.applicant.projects.getProjectDetail({ path: { id } });
}

async function place(
  app: TestApp,
  people: Bidders,
  projectId: string,
  index: number,
  { total, unitPrices, phone, address = `10.20.${index}.4`, files = [] }: Bid,
): Promise<string> {
  const { token } = await app.withoutRole(String(people.suppliers[index]?.account));
  const client = app.client(token, address);
  app.clock.advance(60_000);
  const body = { ...joining(), ...(phone && { contactPhone: phone }) };
  await client.supplierBidding.joinBidding({ path: { projectId }, body });
  const fileIds: string[] = [];
  for (const name of files) fileIds.push((await uploadForQuote(client, projectId, pdf(), name)).id);
  const { quoteId } = await client.supplierBidding.submitQuote({
    path: { projectId },
    body: unitPrices
      ? { ...quoteInput('1.00'), lines: linesOf(unitPrices) }
      : quoteInput(fromCents(toCents(total) / 2n), { fileIds }),
  });
  return quoteId;
}

function linesOf(unitPrices: readonly string[]) {
  return unitPrices.map((unitPrice, index) => ({
    ...(quoteInput(unitPrice).lines[0] as Schemas['QuoteLineInput']),
    no: index + 1,
  }));
}

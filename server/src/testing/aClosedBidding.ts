import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { aBidding, type Bidders, closeBidding, joining, quoteInput } from './aBidding.ts';
import { buyers } from './aPurchase.ts';
import type { TestApp } from './startApp.ts';

/** A quote for two pieces, of the supplier at the same place in the list of suppliers. */
export interface Bid {
  total: string;
  phone?: string;
  address?: string;
}

export interface Closing {
  bids: Bid[];
  amount?: string;
  changes?: Schemas['ProjectInput'];
}

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
  const { id, nextTime } = await aBidding(app, people, { ...(amount && { amount }), ...(changes && { changes }) });
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

async function place(
  app: TestApp,
  people: Bidders,
  projectId: string,
  index: number,
  { total, phone, address = `10.20.${index}.4` }: Bid,
): Promise<string> {
  const { token } = await app.login(String(people.suppliers[index]?.account));
  const client = app.client(token, address);
  app.clock.advance(60_000);
  const body = { ...joining(), ...(phone && { contactPhone: phone }) };
  await client.supplierBidding.joinBidding({ path: { projectId }, body });
  const { quoteId } = await client.supplierBidding.submitQuote({
    path: { projectId },
    body: quoteInput(fromCents(toCents(total) / 2n)),
  });
  return quoteId;
}

import { randomBytes } from 'node:crypto';
import type { Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import { sealingWith } from '../sealing/sealing.ts';
import { aBidding, type Bidders } from './aBidding.ts';
import { buyers } from './aPurchase.ts';
import type { TestApp } from './startApp.ts';

/** A quote of the supplier at the same place in the list of suppliers. */
export interface Bid {
  total: string;
  phone?: string;
  address?: string;
  /** Who has joined only. */
  isQuote?: boolean;
}

const sealing = sealingWith([{ id: 'test', secret: 'a sealing secret that only tests use' }]);
const sealed = (round: { keyId: string; keySalt: string }, plain: unknown) =>
  sealing.seal(round, Buffer.from(JSON.stringify(plain)));

/**
 * A bidding whose round is closed, with quotes for two pieces. The clock is behind the end, so everybody logs in again.
 * @returns the purchase, the ids of the quotes in the order of the bids, and the people
 */
export async function aClosedBidding(
  app: TestApp,
  people: Bidders,
  { bids, amount, changes }: { bids: Bid[]; amount?: string; changes?: Schemas['ProjectInput'] },
): Promise<{ id: string; quoteIds: string[]; people: Bidders }> {
  const { db } = app.database;
  const { id } = await aBidding(app, people, { ...(amount && { amount }), ...(changes && { changes }) });
  const round = await db.selectFrom('bidRound').selectAll().where('projectId', '=', id).executeTakeFirstOrThrow();
  const quoteIds: string[] = [];
  for (const [index, bid] of bids.entries()) quoteIds.push(await place(app, people, round, id, index, bid));
  const end = round.endTime.getTime() + 2_000;
  app.clock.advance(Math.max(0, end - app.clock.now.getTime()));
  await db.deleteFrom('dueEvent').where('subjectId', '=', id).execute();
  await db.updateTable('bidRound').set({ closeTime: app.clock.now }).where('id', '=', round.id).execute();
  await db.updateTable('project').set({ status: 'OPENING' }).where('id', '=', id).execute();
  return { id, quoteIds, people: { ...people, ...(await buyers(app)) } };
}

async function place(
  app: TestApp,
  people: Bidders,
  round: { id: string; keyId: string; keySalt: string; roundNo: number },
  projectId: string,
  index: number,
  { total, phone = `1990000200${index}`, address = `10.20.${index}.4`, isQuote = true }: Bid,
): Promise<string> {
  const { db } = app.database;
  const supplierId = String(people.suppliers[index]?.id);
  const participantId = newId();
  const time = new Date(app.clock.now.getTime() + index * 60_000);
  const contact = { contactName: `Contact ${index + 1}`, contactPhone: phone, joinIp: address, qualificationIds: [] };
  const key = { companyId: '1001', id: participantId, roundId: round.id, supplierId, no: index + 1, joinTime: time };
  await db
    .insertInto('bidParticipant')
    .values({ ...key, sealed: sealed(round, contact) })
    .execute();
  const id = newId();
  if (!isQuote) return id;
  const terms = {
    lines: [{ no: 1, brand: 'Huke', model: 'LX-20', manufacturer: null, response: 'As asked for' }],
    ...{ deliveryDays: 30, warrantyMonths: 24, deviation: null },
  };
  const prices = [{ no: 1, unitPrice: fromCents(toCents(total) / 2n), lineTotal: total }];
  const nonce = randomBytes(16).toString('hex');
  const commitment = await commitmentOf({ projectId, roundNo: round.roundNo, quoteNo: 1, terms, prices, total, nonce });
  await db
    .insertInto('bidQuote')
    .values({
      ...{ companyId: '1001', id, participantId, quoteNo: 1, arrivalTime: time, commitment },
      ...{ sealedTerms: sealed(round, terms), sealedPrices: sealed(round, { prices, total, nonce }) },
    })
    .execute();
  return id;
}

import type { Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { hourMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aBidder,
  aBidding,
  anOfficersPurchase,
  aWindow,
  type Bidders,
  bidders,
  joining,
  quote,
  quoteInput,
} from '#test/builders/aBidding.ts';
import { aPendingSupplier, aSupplier, type Supplier } from '#test/builders/aSupplier.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
let first: Supplier;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 2);
  first = people.suppliers[0] as Supplier;
});
afterAll(() => app.close());

const start = new Date('2026-03-02T01:00:00.000Z');
beforeEach(() => {
  app.clock.now = start;
});

const join = (client: TestClient, projectId: string, changes: Partial<Schemas['Joining']> = {}) =>
  client.supplierBidding.joinBidding({ path: { projectId }, body: { ...joining(), ...changes } });
const submit = (client: TestClient, projectId: string, unitPrice = '29000.00', changes: Partial<Schemas['QuoteInput']> = {}) =>
  client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput(unitPrice, changes) });
const detailOf = (client: TestClient, projectId: string) =>
  client.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
const brokenBy = async (call: Promise<unknown>) => (await failureOf(call))?.fieldErrors.map(({ field, rule }) => [field, rule]);

test('a supplier finds an announced purchase, joins it, quotes and gets a receipt that proves the quote', async () => {
  const { client } = first;
  const { id: projectId } = await aBidding(app, people);
  const { records } = await client.supplierBidding.queryBiddableProjectPage({ query: { size: 200 } });
  expect(records.find((row) => row.projectId === projectId)).toMatchObject({
    projectName: 'Centrifuges',
    lineCount: 1,
    priceCeiling: '60000.00',
    state: 'OPEN',
    joined: false,
    quoted: false,
    supplierScope: 'PUBLIC',
    invited: false,
    endTime: '2026-03-05T09:00:00+08:00',
  });
  expect(await detailOf(client, projectId)).toMatchObject({
    mayJoin: true,
    mayQuote: false,
    hindrance: null,
    joinTime: null,
    receipts: [],
    result: null,
    lines: [{ no: 1, itemName: 'Centrifuge', quantity: '2', unit: 'set' }],
    notices: [{ type: 'BID' }],
  });

  await join(client, projectId);
  expect(await failureOf(join(client, projectId))).toMatchObject(wrongState);
  expect(await detailOf(client, projectId)).toMatchObject({
    mayJoin: false,
    mayQuote: true,
    joinTime: '2026-03-02T09:00:00+08:00',
    contactName: 'Ma Xiaodong',
    contactPhone: expect.stringMatching(/^1880000/),
  });

  const receipt = await submit(client, projectId, '22900.00');
  expect(receipt).toMatchObject({ roundNo: 1, quoteNo: 1, total: '45800.00', arrivalTime: '2026-03-02T09:00:00+08:00' });
  const { lines, deliveryDays, warrantyMonths } = quoteInput('22900.00');
  const terms = {
    lines: lines.map(({ no, brand, model, manufacturer = null, response = null }) => ({
      no,
      brand,
      model,
      manufacturer,
      response,
    })),
    deliveryDays,
    warrantyMonths,
    deviation: null,
  };
  const prices = [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }];
  const told = { projectId, roundNo: 1, quoteNo: 1, terms, prices, total: '45800.00', nonce: String(receipt.nonce) };
  expect(await commitmentOf(told)).toBe(receipt.commitment);
  expect((await detailOf(client, projectId)).receipts).toEqual([{ ...receipt, total: null, nonce: null }]);
});

describe('a quote', () => {
  test('is at most the ceiling, to the cent', async () => {
    const { id } = await aBidding(app, people, { changes: { priceCeiling: '50000.00' } });
    await join(first.client, id);
    expect(await failureOf(submit(first.client, id, '25000.01'))).toMatchObject({
      code: 4181,
      msg: expect.stringContaining('¥50,000.'),
    });
    expect(await submit(first.client, id, '25000.00')).toMatchObject({ quoteNo: 1, total: '50000.00' });
  });

  test('has each line once, with a price, and accepts the terms of payment', async () => {
    const { id } = await aBidding(app, people);
    await join(first.client, id);
    const [line] = quoteInput('1.00').lines as [Schemas['QuoteLineInput']];
    const broken = async (changes: Partial<Schemas['QuoteInput']>) => brokenBy(submit(first.client, id, '1.00', changes));
    expect(await broken({ lines: [line, { ...line, no: 2 }] })).toEqual([['lines', 'eachLine']]);
    expect(await broken({ lines: [{ ...line, unitPrice: '0.00' }] })).toEqual([['lines.0.unitPrice', 'minimum']]);
    expect(await broken({ paymentAccepted: false })).toEqual([['paymentAccepted', 'accepted']]);
  });

  test('is made three times and no more', async () => {
    const { id } = await aBidding(app, people);
    await join(first.client, id);
    for (const quoteNo of [1, 2, 3]) expect(await submit(first.client, id)).toMatchObject({ quoteNo });
    expect(await failureOf(submit(first.client, id))).toMatchObject({ code: 4185 });
    expect(await detailOf(first.client, id)).toMatchObject({
      mayQuote: false,
      receipts: [{ quoteNo: 3 }, { quoteNo: 2 }, { quoteNo: 1 }],
    });
  });

  test('counts if it arrives before the end, also while it is being closed; a millisecond later it does not', async () => {
    const { id } = await aBidding(app, people);
    // Not the first one: a login ends its earlier session.
    const other = people.suppliers[1] as Supplier;
    await join(other.client, id);
    app.clock.now = new Date(start.getTime() + 72 * hourMs - 1);
    const client = await app.withoutRole(other.account);
    expect(await submit(client, id)).toMatchObject({ quoteNo: 1 });
    app.clock.advance(1);
    expect(await failureOf(submit(client, id))).toMatchObject({ code: 4184 });
    // The sweep is late; what is shown is as of now.
    expect(await detailOf(client, id)).toMatchObject({ state: 'CLOSED', mayQuote: false });
  });

  test('is answered once more with the same key, and with another input not', async () => {
    const { id: projectId } = await aBidding(app, people);
    await join(first.client, projectId);
    const call = (price: string) =>
      first.client.call('submitQuote', { path: { projectId }, body: quoteInput(price) }, { idempotencyKey: `key-${projectId}` });
    const receipt = await call('20000.00');
    expect(await call('20000.00')).toEqual(receipt);
    expect(await failureOf(call('20000.01'))).toMatchObject({ code: 4091 });
    expect((await detailOf(first.client, projectId)).receipts).toHaveLength(1);
  });

  test('keeps its line total exact', async () => {
    const { id } = await aBidding(app, people, {
      changes: {
        items: [
          {
            itemName: 'Cable',
            spec: '2 mm',
            categoryId: people.categoryId,
            quantity: '1.5',
            unit: 'm',
            amount: '60000.00',
          },
        ],
      },
    });
    await join(first.client, id);
    expect(await submit(first.client, id, '3.33')).toMatchObject({ total: '5.00' });
  });
});

describe('who may take part', () => {
  const refusal = async (client: TestClient, id: string) => (await failureOf(join(client, id)))?.msg;
  test('in PUBLIC ones: suppliers that wait for their review as well, but no frozen or unknown ones', async () => {
    const { id } = await aBidding(app, people);
    const pending = await aPendingSupplier(app);
    expect(await join(pending.client, id)).toMatchObject({ projectId: id });
    expect(await refusal((await aSupplier(app)).client, id)).toContain('has not been submitted yet');
    const frozen = await aBidder(app, people.categoryId);
    await quote(frozen.client, id, '20000.00');
    const { db } = app.database;
    await db.updateTable('supplier').set({ status: 'FROZEN' }).where('id', '=', frozen.id).execute();
    expect(await failureOf(submit(frozen.client, id))).toMatchObject({ code: 4182, msg: expect.stringContaining('suspended') });
    expect(await detailOf(frozen.client, id)).toMatchObject({ hindrance: 'The supplier is suspended.', remedy: 'CONTACT' });
  });

  test('in LIBRARY ones: approved suppliers only', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const { db } = app.database;
    const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
    const bidConfig = { ...pattern?.bidConfig, supplierScope: 'LIBRARY' };
    await db
      .updateTable('project')
      .set({ pattern: JSON.stringify({ ...pattern, bidConfig }) })
      .where('id', '=', id)
      .execute();
    await people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } });
    const pending = await aPendingSupplier(app);
    expect(await refusal(pending.client, id)).toContain('has not been approved yet');
    const told = { hindrance: 'The company profile has not been approved yet.', remedy: 'WAIT' };
    expect(await detailOf(pending.client, id)).toMatchObject(told);
    expect(await join(first.client, id)).toMatchObject({ projectId: id });
  });

  test('who has joined, in the window, with all declarations and own licences', async () => {
    const later = { bidStartTime: '2026-03-02T09:20:00+08:00', bidEndTime: '2026-03-05T16:00:00+08:00' };
    const { id } = await aBidding(app, people, later);
    expect(await detailOf(first.client, id)).toMatchObject({
      state: 'UPCOMING',
      mayJoin: false,
      hindrance: 'The bidding has not started yet.',
    });
    expect(await refusal(first.client, id)).toContain('has not started');
    app.clock.advance(20 * 60_000);
    expect(await failureOf(submit(first.client, id))).toMatchObject({
      code: 4182,
      msg: expect.stringContaining('has not joined'),
    });
    const errors = async (changes: Partial<Schemas['Joining']>) => brokenBy(join(first.client, id, changes));
    expect(await errors({ termsAccepted: false, conflictDeclared: false })).toEqual([
      ['termsAccepted', 'accepted'],
      ['conflictDeclared', 'declaredBidder'],
    ]);
    expect(await errors({ qualificationIds: ['another'] })).toEqual([['qualificationIds.0', 'exists']]);
  });

  test('accounts of suppliers only; and nobody in what is not announced', async () => {
    const { id } = await anOfficersPurchase(people);
    expect(await failureOf(detailOf(first.client, id))).toMatchObject(missing);
    const { id: announced } = await aBidding(app, people);
    for (const client of [people.officer, people.applicant]) {
      expect(await failureOf(join(client, announced))).toMatchObject(missing);
      expect(await failureOf(client.supplierBidding.queryBiddableProjectPage({}))).toMatchObject(missing);
    }
  });
});

test('joining and quoting are in no log, and what is kept of them nobody can read', async () => {
  const { id } = await aBidding(app, people);
  const { db } = app.database;
  const project = () => db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await project();
  const from = app.logLines.length;
  await quote(first.client, id, '23456.00');
  expect(await project()).toEqual(before);
  const logged = await db
    .selectFrom('operationLog')
    .select('operationId')
    .where('operationId', 'in', ['joinBidding', 'submitQuote'])
    .execute();
  expect(logged).toEqual([]);
  const lines = app.logLines.slice(from).filter((line) => /joinBidding|submitQuote/.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(Object.keys(JSON.parse(line))).not.toEqual(expect.arrayContaining(['userId']));
  for (const line of lines) expect(line).not.toMatch(/address|10\.0\.0|\b(23456|46912)\b/);
  for (const table of ['bidParticipant', 'bidQuote', 'idempotency', 'flowEvent'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows.map((row) => ({ ...row, sealedTerms: String(Reflect.get(row, 'sealedTerms')) })))).not.toMatch(
      /\b(23456|46912|LX-20|1880000)/,
    );
  }
});

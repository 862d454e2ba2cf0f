import { isoTime } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding, type Bid } from '#test/builders/aClosedBidding.ts';
import { buyers } from '#test/builders/aPurchase.ts';
import { anOpenedBidding, biddingOf, judge, onMonday, open } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { timesTold } from '#test/timesTold.ts';

const sealed = { code: 4186 };
let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 4);
}, 120_000);
afterAll(() => app.close());

const bids = [{ total: '52000.00' }, { total: '48000.00' }, { total: '55000.00' }];
const closed = async (of: Bid[] = bids, amount?: string) =>
  aClosedBidding(app, await onMonday(app, people), { bids: of, ...(amount && { amount }) });
const opened = async (of: Bid[] = bids) => anOpenedBidding(app, await onMonday(app, people), { bids: of });
const participants = (client: TestClient, projectId: string) => client.bidding.listParticipants({ query: { projectId } });
const compare = (client: TestClient, projectId: string) => client.bidding.compareQuotes({ path: { projectId } });

describe('the technical part', () => {
  test('is opened by the officer after the end: masked, without prices, with the commitments', async () => {
    const { id, people: now } = await closed();
    const { officer, applicant } = now;
    expect(await biddingOf(applicant, id)).toMatchObject({
      stage: 'CLOSED',
      bidderCount: null,
      commitments: [],
      allowedActions: [],
    });
    expect(await biddingOf(officer, id)).toMatchObject({ allowedActions: ['OPEN_DOCUMENTS', 'SUSPEND'], witnessNeeded: false });
    expect(await failureOf(participants(officer, id))).toMatchObject(sealed);
    expect(await failureOf(open(applicant, id, 'DOCUMENTS'))).toMatchObject({ code: 4003 });
    expect(await failureOf(open(officer, id, 'PRICES'))).toMatchObject(wrongState);

    expect(await open(officer, id, 'DOCUMENTS')).toMatchObject({ status: 'OPENING' });
    const list = await participants(applicant, id);
    expect(
      list.map(({ maskedName, supplierName, contactPhone, joinIp, compliant }) => [
        maskedName,
        supplierName,
        contactPhone,
        joinIp,
        compliant,
      ]),
    ).toEqual([1, 2, 3].map((no) => [`Supplier 0${no}`, null, null, null, null]));
    expect(list[0]?.terms).toMatchObject({ deliveryDays: 30, lines: [{ no: 1, brand: 'Huke' }] });
    expect(JSON.stringify(list)).not.toContain('000.00');
    const bidding = await biddingOf(officer, id);
    expect(bidding).toMatchObject({ stage: 'JUDGING', bidderCount: 3, allowedActions: ['JUDGE', 'SUSPEND'] });
    expect(bidding.commitments.map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(await failureOf(compare(officer, id))).toMatchObject(sealed);
    expect(await failureOf(open(officer, id, 'DOCUMENTS'))).toMatchObject(wrongState);
    expect((await officer.projects.listProjectLogs({ path: { id } })).at(-1)).toMatchObject({ step: 'openDocuments' });
  });

  test('voids the quotes of related companies, both of them', async () => {
    const related = [
      { total: '52000.00', phone: '19900002000' },
      { total: '48000.00', phone: '19900002000' },
    ];
    const { id, people: now } = await closed([...related, { total: '55000.00' }, { total: '56000.00' }]);
    await open(now.officer, id, 'DOCUMENTS');
    const list = await participants(now.officer, id);
    expect(list.map((one) => [one.void, one.voidReason !== null, one.risks])).toEqual([
      [true, true, []],
      [true, true, []],
      [false, false, []],
      [false, false, []],
    ]);
  });

  test('of a round whose key was declared lost has failed, and the money stays frozen for 30 days', async () => {
    const { id, people: now } = await closed();
    const lost = { keyLostTime: app.clock.now, keyLostReason: 'Deleted', keyLostByName: 'Zhou' };
    await app.database.db
      .updateTable('bidRound')
      .set({ keyId: 'gone', ...lost })
      .where('projectId', '=', id)
      .execute();
    expect(await open(now.officer, id, 'DOCUMENTS')).toMatchObject({ status: 'FAILED' });
    expect(await biddingOf(now.officer, id)).toMatchObject({ stage: 'FAILED', failReason: 'KEY_LOST', bidderCount: null });
    const frozen = async () => {
      const { db } = app.database;
      return (await db.selectFrom('projectFund').select('frozen').where('projectId', '=', id).executeTakeFirstOrThrow()).frozen;
    };
    expect(await frozen()).toBe('60000.00');
    app.clock.advance(30 * 24 * 3600_000);
    await app.sweepDue();
    expect(await frozen()).toBe('0.00');
  });
});

test('addresses of bidders are shown once the prices are open, where isShowJoinIp is Y, and nowhere else', async () => {
  const show = (paramValue: string) =>
    app.database.db
      .updateTable('characterValue')
      .set({ paramValue })
      .where((eb) => eb.and({ companyId: '1001', paramKey: 'isShowJoinIp' }))
      .execute();
  await show('Y');
  const { id, people: now } = await opened();
  const addresses = async () => (await participants(now.officer, id)).map(({ joinIp }) => joinIp !== null);
  expect(await addresses()).toEqual([true, true, true]);
  await show('N');
  expect(await addresses()).toEqual([false, false, false]);
  await show('Y');
  expect(await addresses()).toEqual([true, true, true]);
});

describe('a witness', () => {
  test('is needed from 100,000 yuan on, for each part, and is neither officer nor applicant', async () => {
    const {
      id,
      quoteIds,
      people: now,
    } = await closed([{ total: '90000.00' }, { total: '98000.00' }, { total: '99000.00' }], '100000.00');
    const { officer, applicant } = now;
    const other = await app.as('pengsiqi', 'procurement_officer');
    const auditor = await app.as('auditor1', 'auditor');
    const needsWitness = { code: 4105 };
    const witness = async (client: TestClient, stage: 'DOCUMENTS' | 'PRICES') => {
      const { version } = await biddingOf(officer, id);
      return client.bidding.witnessOpening({ path: { projectId: id }, body: { stage, version } });
    };
    expect(await failureOf(open(officer, id, 'DOCUMENTS'))).toMatchObject(needsWitness);
    expect((await biddingOf(officer, id)).allowedActions).toEqual(['SUSPEND']);
    expect((await biddingOf(other, id)).allowedActions).toEqual(['WITNESS']);
    expect(await failureOf(witness(officer, 'DOCUMENTS'))).toMatchObject(needsWitness);
    expect(await failureOf(witness(applicant, 'DOCUMENTS'))).toMatchObject({ code: 4003 });
    expect(await failureOf(witness(other, 'PRICES'))).toMatchObject(wrongState);
    await witness(other, 'DOCUMENTS');
    expect(await failureOf(witness(auditor, 'DOCUMENTS'))).toMatchObject(wrongState);
    await open(officer, id, 'DOCUMENTS');
    // The prices may not be opened yet, so that nobody can say that they may.
    expect((await biddingOf(other, id)).allowedActions).toEqual([]);
    expect(await failureOf(witness(auditor, 'PRICES'))).toMatchObject(wrongState);
    for (const quoteId of quoteIds) await judge(applicant, id, quoteId);
    expect(await failureOf(open(officer, id, 'PRICES'))).toMatchObject(needsWitness);
    await witness(auditor, 'PRICES');
    expect(await open(officer, id, 'PRICES')).toMatchObject({ status: 'DECIDING' });
    expect((await biddingOf(officer, id)).witnesses.map(({ stage }) => stage)).toEqual(['DOCUMENTS', 'PRICES']);
    // The chain of the purchase covers who has witnessed.
    const logs = await officer.projects.listProjectLogs({ path: { id } });
    const names = await Promise.all([other, auditor].map(async (client) => (await client.session.getInfo()).name));
    const opening = logs.filter(({ step }) => ['witness', 'openDocuments', 'openPrices'].includes(step));
    expect(opening.map(({ step }) => step)).toEqual(['witness', 'openDocuments', 'witness', 'openPrices']);
    expect(opening.filter(({ step }) => step === 'witness').map(({ operatorName }) => operatorName)).toEqual(names);
  });

  test('is looked for at the closing and once a day: officer, applicant and auditors are told until the prices are open', async () => {
    const {
      id,
      quoteIds,
      people: now,
    } = await closed([{ total: '90000.00' }, { total: '98000.00' }, { total: '99000.00' }], '100000.00');
    const told = (account: string) => timesTold(app, account, id, 'WITNESS');
    const all = () => Promise.all(['officer1', 'teacher1', 'auditor1'].map(told));
    expect(await all()).toEqual([1, 1, 1]);
    const nextDay = async () => {
      app.clock.advance(24 * 3_600_000);
      await app.sweepDue();
      return { ...now, ...(await buyers(app)) };
    };
    const later = await nextDay();
    expect(await all()).toEqual([2, 2, 2]);
    const auditor = await app.as('auditor1', 'auditor');
    for (const stage of ['DOCUMENTS', 'PRICES'] as const) {
      const { version } = await biddingOf(auditor, id);
      await auditor.bidding.witnessOpening({ path: { projectId: id }, body: { stage, version } });
      await open(later.officer, id, stage);
      if (stage === 'DOCUMENTS') for (const quoteId of quoteIds) await judge(later.officer, id, quoteId);
    }
    await nextDay();
    expect(await all()).toEqual([2, 2, 2]);
  });
});

describe('the prices', () => {
  test('are opened when all quotes are judged: names, ranks, the deadline, and commitments that hold', async () => {
    const { id, quoteIds, people: now } = await closed();
    const { officer } = now;
    await open(officer, id, 'DOCUMENTS');
    await judge(officer, id, quoteIds[0] as string);
    await judge(officer, id, quoteIds[1] as string);
    expect(await failureOf(open(officer, id, 'PRICES'))).toMatchObject(wrongState);
    await judge(officer, id, quoteIds[2] as string);
    expect((await biddingOf(officer, id)).allowedActions).toEqual(['JUDGE', 'OPEN_PRICES', 'SUSPEND']);
    await open(officer, id, 'PRICES');

    const { quotes, lowestQuoteId, averageTotal, tie } = await compare(officer, id);
    expect(quotes.map(({ rank, total, commitmentHolds, status }) => [rank, total, commitmentHolds, status])).toEqual([
      [1, '48000.00', true, 'VALID'],
      [2, '52000.00', true, 'VALID'],
      [3, '55000.00', true, 'VALID'],
    ]);
    expect([lowestQuoteId, averageTotal, tie]).toEqual([quoteIds[1], '51666.67', false]);
    expect(quotes[0]?.lines).toMatchObject([{ unitPrice: '24000.00', isLowest: true }]);
    const bidding = await biddingOf(officer, id);
    const deadline = addWorkingDays(app.clock.now, 3, await readCalendar('1001', app.database));
    expect(bidding.decisionDeadline).toBe(isoTime(deadline));
    expect(bidding).toMatchObject({ stage: 'OPENED', allowedActions: ['EXCLUDE', 'DECIDE', 'SUSPEND'] });
    expect(await failureOf(judge(officer, id, quoteIds[0] as string))).toBeNull();
  });

  test('a quote that was changed in the database is void, and so is one above the ceiling', async () => {
    const { id, quoteIds, people: now } = await closed([{ total: '52000.00' }, { total: '48000.00' }, { total: '60000.01' }]);
    const { officer } = now;
    await open(officer, id, 'DOCUMENTS');
    for (const quoteId of quoteIds) await judge(officer, id, quoteId);
    await app.database.db
      .updateTable('bidQuote')
      .set({ quoteNo: 7 })
      .where('id', '=', quoteIds[1] as string)
      .execute();
    await app.database.db.updateTable('bidRound').set({ priceCeiling: '54000.00' }).where('projectId', '=', id).execute();
    await open(officer, id, 'PRICES');
    const { quotes, lowestQuoteId } = await compare(officer, id);
    expect(lowestQuoteId).toBe(quoteIds[0]);
    expect(quotes.map(({ quoteId, rank, status, commitmentHolds }) => [quoteId, rank, status, commitmentHolds])).toEqual([
      [quoteIds[0], 1, 'VALID', true],
      [quoteIds[1], null, 'INVALID', false],
      [quoteIds[2], null, 'INVALID', true],
    ]);
  });

  test('of equal totals the first to arrive is first', async () => {
    const { id, quoteIds, people: now } = await opened([{ total: '50000.00' }, { total: '50000.00' }, { total: '55000.00' }]);
    expect(await compare(now.officer, id)).toMatchObject({ tie: true, lowestQuoteId: quoteIds[0] });
  });

  test('addresses and phones that should not meet are warnings', async () => {
    const { db } = app.database;
    const { phone } = await db.selectFrom('appUser').select('phone').where('account', '=', 'keeper1').executeTakeFirstOrThrow();
    const risky = [
      { total: '50000.00', address: '10.1.1.1' },
      { total: '51000.00', address: '10.1.1.1' },
      { total: '52000.00', address: '10.1.1.9', phone: String(phone) },
      { total: '53000.00', address: '10.1.2.9' },
    ];
    const { id, people: now } = await opened(risky);
    expect((await participants(now.officer, id)).map(({ risks, supplierName }) => [risks, supplierName !== null])).toEqual([
      [['SAME_IP'], true],
      [['SAME_IP'], true],
      [['SAME_SUBNET', 'STAFF_PHONE'], true],
      [[], true],
    ]);
  });
});

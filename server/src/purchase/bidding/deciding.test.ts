import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding, type Bid, type Closing } from '#test/builders/aClosedBidding.ts';
import { buyers, decide } from '#test/builders/aPurchase.ts';
import { anOpenedBidding, approverOf, award, biddingOf, judge, onMonday } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, forbidden, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { timesTold } from '#test/timesTold.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const bids: Bid[] = [{ total: '52000.00' }, { total: '54000.00' }, { total: '55000.00' }];
const deciding = async (closing: Partial<Closing> = {}) =>
  anOpenedBidding(app, await onMonday(app, people), { bids, ...closing });
const later = async (now: Bidders, ms: number) => {
  app.clock.advance(ms);
  await app.sweepDue();
  return { ...now, ...(await buyers(app)) };
};
const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const steps = async (client: TestClient, id: string) =>
  (await client.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
const supplier = async (index: number) => app.withoutRole(String(people.suppliers[index]?.account));
const results = async (index: number, id: string) => {
  const { records } = await (await supplier(index)).inbox.queryInboxMessagePage({
    query: { sceneCode: 'BIDDING_RESULT', size: 200 },
  });
  return records.filter(({ bizId }) => bizId === id).map(({ title, content }) => `${title} ${content}`);
};
const deadlineMs = async (client: TestClient, id: string) =>
  Date.parse(String((await biddingOf(client, id)).decisionDeadline)) - app.clock.now.getTime();
const rules = async (id: string, changes: object, bidConfig: object = {}) => {
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
  const changed = { ...pattern, ...changes, bidConfig: { ...pattern?.bidConfig, ...bidConfig } };
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute();
};
const autoDelay = {
  ifOpenEntry: false,
  ifCrossAcceptance: false,
  ifAutoDelayWhenNoDecision: true,
  QLGYUniversityCharacter: false,
};

describe('the lowest compliant quote', () => {
  test('gets the award from the applicant or the officer: public for three working days, then final', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const { applicant, officer, approver } = now;
    const [lowest, second] = quoteIds as [string, string];
    expect(await failureOf(award(approver, id, lowest))).toMatchObject(forbidden);
    expect(await failureOf(award(applicant, id, lowest, { conflictDeclared: false }))).toMatchObject(
      broken('conflictDeclared', 'conflict'),
    );
    expect(await award(applicant, id, lowest)).toMatchObject({ status: 'AWARD_NOTICE' });
    const bidding = await biddingOf(officer, id);
    expect(bidding.awards).toMatchObject([{ amount: '52000.00', rank: 1, status: 'NOTICE', riskAnswers: [] }]);
    expect(bidding.notices[0]).toMatchObject({ type: 'RESULT' });
    expect(bidding.allowedActions).toEqual(['CANCEL_AWARD', 'SUSPEND']);
    expect(await failureOf(award(officer, id, second))).toMatchObject(wrongState);
    const { quotes } = await officer.bidding.compareQuotes({ path: { projectId: id } });
    expect(quotes.map(({ status }) => status)).toEqual(['WINNING', 'LOST', 'LOST']);
    expect(await results(0, id)).toEqual([expect.stringContaining('52,000.00')]);
    const [told] = await results(1, id);
    expect(told).toMatch(/Your quote of ¥54,000.00 ranked 2\. The award goes to .+ for ¥52,000.00\. Reason: .+ To object, write/);
    expect(told).not.toMatch(/55,?000\.00/);

    const end = Date.parse(String(bidding.awards[0]?.noticeEndTime)) - app.clock.now.getTime();
    const before = await later(now, end - 1000);
    expect((await detail(before.officer, id)).status).toBe('AWARD_NOTICE');
    const after = await later(now, 1000);
    // Above the limit for orders, and a contract is needed: it waits for that.
    expect(await detail(after.officer, id)).toMatchObject({ status: 'AWARDED', payeeName: null });
    expect((await biddingOf(after.officer, id)).notices[0]).toMatchObject({ type: 'AWARD' });
    expect(await steps(after.officer, id)).toEqual(expect.arrayContaining(['openPrices', 'decide', 'noticeEnds']));
    expect(await after.officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('of a supplier that is not approved gets no award', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const { db } = app.database;
    const status = (to: 'FROZEN' | 'APPROVED') =>
      db.updateTable('supplier').set({ status: to }).where('id', '=', String(people.suppliers[0]?.id)).execute();
    await status('FROZEN');
    expect(await failureOf(award(now.officer, id, quoteIds[0] as string))).toMatchObject({ code: 4182 });
    await status('APPROVED');
  });
});

describe('another than the lowest quote', () => {
  const notLowestReason = 'The cheaper one cannot deliver before the term begins';

  test('needs a reason and an approval, and then goes on', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const [, second] = quoteIds as [string, string];
    expect(await failureOf(award(now.officer, id, second))).toMatchObject(broken('notLowestReason', 'required'));
    expect(await award(now.officer, id, second, { notLowestReason })).toMatchObject({ status: 'AWARD_APPROVING' });
    expect((await biddingOf(now.officer, id)).allowedActions).toEqual(['SUSPEND']);
    const { waitingFor } = await detail(now.officer, id);
    expect(waitingFor.length).toBeGreaterThan(0);
    const dean = await approverOf(app, id);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ projectStatus: 'AWARD_NOTICE' });
    expect((await biddingOf(now.officer, id)).awards).toMatchObject([{ rank: 2, status: 'NOTICE', notLowestReason }]);
    expect(await steps(now.officer, id)).toContain('confirmAward');
  });

  test('is decided again when it is not approved', async () => {
    const { id, quoteIds, people: now } = await deciding();
    await award(now.officer, id, quoteIds[1] as string, { notLowestReason });
    const dean = await approverOf(app, id);
    const rejected = await decide(dean, id, { decision: 'REJECT', opinion: 'It can deliver' });
    expect(rejected).toMatchObject({ projectStatus: 'DECIDING' });
    const { awards, allowedActions } = await biddingOf(now.officer, id);
    expect(awards).toMatchObject([{ status: 'REJECTED' }]);
    expect(allowedActions).toContain('DECIDE');
    expect(await award(now.officer, id, quoteIds[0] as string)).toMatchObject({ status: 'AWARD_NOTICE' });
  });

  test('is not possible at all where only the price decides', async () => {
    const { id, quoteIds, people: now } = await deciding();
    await app.database.db.updateTable('bidRound').set({ awardRule: 'LOWEST_PRICE' }).where('projectId', '=', id).execute();
    expect(await failureOf(award(now.officer, id, quoteIds[1] as string, { notLowestReason }))).toMatchObject(
      broken('quoteId', 'lowest'),
    );
  });
});

describe('an unusually low quote', () => {
  test('is chosen only when its supplier has explained it, and its warning is answered', async () => {
    const {
      id,
      quoteIds,
      people: now,
    } = await deciding({ bids: [{ total: '29000.00' }, { total: '54000.00' }, { total: '55000.00' }] });
    const [low] = quoteIds as [string];
    const { quotes } = await now.officer.bidding.compareQuotes({ path: { projectId: id } });
    expect(quotes[0]).toMatchObject({ abnormallyLow: true, risks: ['ABNORMALLY_LOW'], explanation: null });
    expect(await results(0, id)).toEqual([expect.stringContaining('Explain your low price')]);
    expect(await failureOf(award(now.officer, id, low))).toMatchObject(broken('quoteId', 'explanation'));
    const text = 'We make it ourselves and deliver it without a dealer';
    const explain = async (index: number) =>
      (await supplier(index)).supplierBidding.explainQuote({ path: { projectId: id }, body: { text } });
    expect(await failureOf(explain(1))).toMatchObject(wrongState);
    await explain(0);
    expect(await failureOf(award(now.officer, id, low, { riskAnswers: [] }))).toMatchObject(broken('riskAnswers', 'riskAnswer'));
    expect(await award(now.officer, id, low)).toMatchObject({ status: 'AWARD_NOTICE' });
    expect(await failureOf(explain(0))).toMatchObject(wrongState);
  });
});

describe('below the limit for orders', () => {
  const small = { amount: '40000.00', bids: [{ total: '36000.00' }, { total: '38000.00' }, { total: '39000.00' }] };

  test('the platform opens, the award is ordered at once, and the purchase is received, invoiced and paid like a small one', async () => {
    const closed = await aClosedBidding(app, await onMonday(app, people), small);
    const { id, quoteIds, people: now } = closed;
    const { applicant, officer, witness } = now;
    expect(await biddingOf(applicant, id)).toMatchObject({ automatic: true, stage: 'JUDGING', openedByName: null });
    for (const quoteId of quoteIds) await judge(applicant, id, quoteId);
    expect(await biddingOf(applicant, id)).toMatchObject({ stage: 'OPENED', openedByName: null });
    await rules(id, { publicityDays: 0 });
    expect(await award(applicant, id, quoteIds[0] as string)).toMatchObject({ status: 'EXECUTING' });
    const ordered = await detail(applicant, id);
    const { companyName } = people.suppliers[0]?.profile ?? {};
    expect(ordered).toMatchObject({
      payeeName: companyName,
      actualAmount: null,
      allowedActions: ['ADD_INVOICE', 'COPY', 'MODIFY', 'TERMINATE_DEFAULT', 'BEGIN_ACCEPTANCE'],
    });
    const fund = await app.database.db
      .selectFrom('projectFund')
      .select(['frozen', 'occupied'])
      .where('projectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(fund).toEqual({ frozen: '0.00', occupied: '36000.00' });
    expect((await steps(officer, id)).slice(-2)).toEqual(['decide', 'order']);
    expect((await biddingOf(officer, id)).awards).toMatchObject([{ status: 'CONFIRMED', noticeEndTime: null }]);

    // It is delivered in batches then; the receipt is for small purchases.
    const witnessUserId = (await witness.users.getMyProfile()).id;
    const receipt = { version: ordered.version, actualAmount: '36000.00', witnessUserId, conflictDeclared: true };
    expect(await failureOf(applicant.projects.confirmReceipt({ path: { id }, body: receipt }))).toMatchObject(wrongState);
  });
});

describe('by the clock', () => {
  test('an award that nobody decides is put off three times, then the clock decides for the lowest quote', async () => {
    const { id, people: now } = await deciding();
    await rules(id, { switches: autoDelay }, { autoDelayHours: 24, autoDelayMaxTimes: 3 });
    let after = await later(now, await deadlineMs(now.officer, id));
    for (const times of [1, 2, 3]) {
      expect(await biddingOf(after.officer, id)).toMatchObject({ decisionDelayTimes: times, awards: [] });
      after = await later(now, await deadlineMs(after.officer, id));
    }
    const bidding = await biddingOf(after.officer, id);
    expect(bidding.awards).toMatchObject([{ decidedByName: null, rank: 1, amount: '52000.00', status: 'NOTICE' }]);
    expect((await steps(after.officer, id)).slice(-4)).toEqual(['postpone', 'postpone', 'postpone', 'decide']);
  });

  test('the clock does not decide for an unusually low quote: the award is overdue', async () => {
    const { id, people: now } = await deciding({ bids: [{ total: '29000.00' }, { total: '54000.00' }, { total: '55000.00' }] });
    await rules(id, { switches: autoDelay }, { autoDelayMaxTimes: 0 });
    const after = await later(now, await deadlineMs(now.officer, id));
    expect(await biddingOf(after.officer, id)).toMatchObject({ decisionOverdue: true, awards: [] });
  });

  test('without delays it is overdue: applicant and officer are told daily, after five working days the auditors, too', async () => {
    const { id, quoteIds, people: now } = await deciding();
    await rules(id, { switches: { ...autoDelay, ifAutoDelayWhenNoDecision: false } });
    const told = (account: string) => timesTold(app, account, id, 'OVERDUE');
    await later(now, await deadlineMs(now.officer, id));
    expect([await told('teacher1'), await told('officer1'), await told('auditor1')]).toEqual([1, 1, 0]);
    await later(now, dayMs);
    expect([await told('teacher1'), await told('officer1'), await told('auditor1')]).toEqual([2, 2, 0]);
    const after = await later(now, 14 * dayMs);
    expect(await told('auditor1')).toBe(1);
    expect(await biddingOf(after.officer, id)).toMatchObject({
      decisionOverdue: true,
      allowedActions: ['EXCLUDE', 'DECIDE', 'SUSPEND'],
    });
    await award(after.applicant, id, quoteIds[0] as string);
    expect((await biddingOf(after.officer, id)).decisionOverdue).toBe(false);
    const before = await told('teacher1');
    await later(now, dayMs);
    expect(await told('teacher1')).toBe(before);
  });
});

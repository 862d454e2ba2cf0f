import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding, type Bid } from '#test/builders/aClosedBidding.ts';
import { anOpenedBidding, award, biddingOf, judge, onMonday, open } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

const bids: Bid[] = [{ total: '48000.00' }, { total: '52000.00' }, { total: '55000.00' }];
const judging = async (of = bids) => {
  const closed = await aClosedBidding(app, await onMonday(app, people), { bids: of });
  await open(closed.people.officer, closed.id, 'DOCUMENTS');
  return closed;
};
const deciding = async (of = bids) => anOpenedBidding(app, await onMonday(app, people), { bids: of });
const compliantOf = async (client: TestClient, projectId: string) =>
  (await client.bidding.listParticipants({ query: { projectId } })).map(({ compliant }) => compliant);
const ranks = async (client: TestClient, projectId: string) =>
  (await client.bidding.compareQuotes({ path: { projectId } })).quotes.map(({ total, rank }) => [total, rank]);
const steps = async (client: TestClient, id: string) =>
  (await client.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
/** A notice also names who can be asked. */
const excludedIn = ({ sections }: Schemas['AnnouncementDetail']) => sections.find(({ title }) => title === '无效报价');
const reason = 'The speed is below what is asked for';

describe('compliance', () => {
  test('is agreed to by one, and denied by two people only', async () => {
    const { id, quoteIds, people: now } = await judging();
    const { officer, applicant, approver } = now;
    const [first, second, third] = quoteIds as [string, string, string];
    const passed = await judge(applicant, id, first);
    expect(passed).toMatchObject({ compliant: true, supplierName: null, judgements: [{ result: 'PASS', mine: true }] });
    expect((await judge(officer, id, second, reason)).compliant).toBeNull();
    expect(await failureOf(open(officer, id, 'PRICES'))).toMatchObject(wrongState);
    expect((await judge(applicant, id, second, reason)).compliant).toBe(false);
    await judge(officer, id, third, reason);
    await judge(applicant, id, third);
    expect(await compliantOf(officer, id)).toEqual([true, false, true]);
    // Who has no part in it does not judge.
    expect(await failureOf(judge(approver, id, first))).toMatchObject(forbidden);

    await open(officer, id, 'PRICES');
    expect(await ranks(officer, id)).toEqual([
      ['48000.00', 1],
      ['55000.00', 2],
      ['52000.00', null],
    ]);
  });

  test('that is denied says why, to the supplier and in the notice, and not who has denied it', async () => {
    const { id, quoteIds, people: now } = await judging();
    const { officer, applicant } = now;
    const [first, second, third] = quoteIds as [string, string, string];
    expect((await biddingOf(officer, id)).judging).toBe('PENDING');
    for (const quoteId of [first, third]) await judge(officer, id, quoteId);
    await judge(officer, id, second, reason);
    await judge(applicant, id, second, 'No licence for it');
    expect((await biddingOf(applicant, id)).judging).toBe('COMPLIANT');
    await open(officer, id, 'PRICES');
    await award(officer, id, first);
    const denied = await app.withoutRole(String(people.suppliers[1]?.account));
    const { result } = await denied.supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
    expect(result).toMatchObject({ outcome: 'VOID', ownRank: null });
    const { records } = await denied.inbox.queryInboxMessagePage({ query: { sceneCode: 'BIDDING_RESULT', size: 50 } });
    const message = records.find(({ bizId }) => bizId === id);
    const { notices } = await biddingOf(officer, id);
    const notice = await app.client().announcements.getPublicAnnouncementDetail({ path: { id: String(notices[0]?.id) } });
    const judges = await Promise.all([officer, applicant].map(async ({ session }) => (await session.getInfo()).name));
    for (const text of [result?.reason, JSON.stringify(message), JSON.stringify(excludedIn(notice))]) {
      expect(text).toContain(reason);
      expect(text).toContain('No licence for it');
      expect(judges.filter((name) => text?.includes(name))).toEqual([]);
    }
  });

  test('needs a reason where it is denied, and a declaration', async () => {
    const { id, quoteIds, people: now } = await judging();
    const { version } = await biddingOf(now.officer, id);
    const path = { id: quoteIds[0] as string };
    const bare = { result: 'FAIL' as const, conflictDeclared: true, version };
    expect(await failureOf(now.officer.bidding.qualifyQuote({ path, body: bare }))).toMatchObject(broken('reason', 'required'));
    const undeclared = { result: 'PASS' as const, conflictDeclared: false, version };
    expect(await failureOf(now.officer.bidding.qualifyQuote({ path, body: undeclared }))).toMatchObject(
      broken('conflictDeclared', 'conflict'),
    );
  });

  test('is not judged before the technical part is open', async () => {
    const { id, quoteIds, people: now } = await aClosedBidding(app, await onMonday(app, people), { bids });
    expect(await failureOf(judge(now.officer, id, quoteIds[0] as string))).toMatchObject(missing);
  });

  test('of none ends the bidding, without a price having been opened', async () => {
    const { id, quoteIds, people: now } = await judging();
    const { officer, applicant } = now;
    const fail = async (failReason: 'NO_COMPLIANT_QUOTE' | 'ALL_ABOVE_CEILING' | 'TOO_FEW_BIDDERS') => {
      const { version } = await biddingOf(officer, id);
      const body = { failReason, remark: 'None of them is fast enough', version };
      return officer.bidding.declareBiddingFailed({ path: { projectId: id }, body });
    };
    expect(await failureOf(fail('NO_COMPLIANT_QUOTE'))).toMatchObject(wrongState);
    for (const quoteId of quoteIds) {
      await judge(officer, id, quoteId, reason);
      await judge(applicant, id, quoteId, reason);
    }
    expect(await biddingOf(officer, id)).toMatchObject({
      judging: 'NONE',
      allowedActions: ['JUDGE', 'DECLARE_FAILED', 'SUSPEND'],
    });
    expect(await failureOf(open(officer, id, 'PRICES'))).toMatchObject(wrongState);
    expect(await failureOf(fail('ALL_ABOVE_CEILING'))).toMatchObject(broken('failReason', 'failReason'));
    expect(await failureOf(fail('TOO_FEW_BIDDERS'))).toMatchObject(broken('failReason', 'failReason'));
    expect(await fail('NO_COMPLIANT_QUOTE')).toMatchObject({ status: 'FAILED' });
    const bidding = await biddingOf(applicant, id);
    expect(bidding).toMatchObject({ failReason: 'NO_COMPLIANT_QUOTE', pricesOpenTime: null, allowedActions: [] });
    expect(bidding.notices[0]).toMatchObject({ type: 'FAILED' });
    expect(await failureOf(officer.bidding.compareQuotes({ path: { projectId: id } }))).toMatchObject({ code: 4186 });
  });
});

describe('fair play: once the prices are known', () => {
  test('nobody excludes the cheapest quote alone', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const { officer } = now;
    const [cheapest, next] = quoteIds as [string, string];
    await judge(officer, id, cheapest, 'Somebody has heard that it is of no use');
    await judge(officer, id, cheapest, 'Somebody has heard that it is really of no use');
    expect(await ranks(officer, id)).toEqual([
      ['48000.00', 1],
      ['52000.00', 2],
      ['55000.00', 3],
    ]);
    expect(await steps(officer, id)).not.toContain('exclude');
    // The attempt is there to be seen.
    const { quotes } = await officer.bidding.compareQuotes({ path: { projectId: id } });
    expect(quotes[0]?.exclusions).toMatchObject([{ result: 'FAIL', reason: 'Somebody has heard that it is really of no use' }]);
    expect(await failureOf(award(officer, id, next))).toMatchObject(broken('notLowestReason', 'required'));
  });

  test('two people exclude it, and their reasons are in the log', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const { officer, applicant } = now;
    const [cheapest] = quoteIds as [string];
    await judge(officer, id, cheapest, 'The licence has ended');
    expect(await judge(applicant, id, cheapest, 'I have seen that, too')).toMatchObject({ void: true });
    expect(await ranks(applicant, id)).toEqual([
      ['52000.00', 1],
      ['55000.00', 2],
      ['48000.00', null],
    ]);
    const last = (await officer.projects.listProjectLogs({ path: { id } })).at(-1);
    expect(last).toMatchObject({ step: 'exclude', content: expect.stringContaining('The licence has ended') });
    expect(last?.content).toContain('I have seen that, too');
    expect(await failureOf(judge(officer, id, cheapest, 'Once more'))).toMatchObject(wrongState);
  });

  test('what is published of an exclusion says why and not who; who it was stays in the log and with the judgements', async () => {
    const { id, quoteIds, people: now } = await deciding();
    const { officer, applicant } = now;
    const [cheapest, next] = quoteIds as [string, string];
    await judge(officer, id, cheapest, 'The licence has ended');
    await judge(applicant, id, cheapest, 'I have seen that, too');
    await award(officer, id, next);
    const judges = await Promise.all([officer, applicant].map(async ({ session }) => (await session.getInfo()).name));
    const { quotes } = await officer.bidding.compareQuotes({ path: { projectId: id } });
    const { voidReason, exclusions } = quotes.find(({ quoteId }) => quoteId === cheapest) ?? {};
    expect(exclusions?.map(({ judgeName }) => judgeName).sort()).toEqual(judges.toSorted());
    const { content } = (await officer.projects.listProjectLogs({ path: { id } })).find(({ step }) => step === 'exclude') ?? {};
    const excluded = await app.withoutRole(String(people.suppliers[0]?.account));
    const { result } = await excluded.supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
    const { records } = await excluded.inbox.queryInboxMessagePage({ query: { sceneCode: 'BIDDING_RESULT', size: 50 } });
    const [message] = records.filter(({ bizId }) => bizId === id);
    const { notices } = await biddingOf(officer, id);
    const notice = await app.client().announcements.getPublicAnnouncementDetail({ path: { id: String(notices[0]?.id) } });
    const published = [voidReason, result?.reason, JSON.stringify(message), JSON.stringify(excludedIn(notice))];
    for (const text of [voidReason, result?.reason, message?.content])
      expect(text).toContain('Excluded by two people, with reasons.');
    for (const text of published) {
      expect(text).toContain('The licence has ended');
      expect(text).toContain('I have seen that, too');
    }
    for (const judge of judges) {
      expect(content).toContain(judge);
      expect(published.filter((text) => text?.includes(judge))).toEqual([]);
    }
  });

  test('the judgement of compliance is not changed any more', async () => {
    const { id, quoteIds, people: now } = await deciding();
    await judge(now.officer, id, quoteIds[0] as string, reason);
    expect(await compliantOf(now.officer, id)).toEqual([true, true, true]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import type { Bid } from '#test/builders/aClosedBidding.ts';
import { buyers, decide } from '#test/builders/aPurchase.ts';
import { pdf } from '#test/builders/contents.ts';
import { anOpenedBidding, approverOf, award, biddingOf, onMonday } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

const bids: Bid[] = [{ total: '52000.00' }, { total: '54000.00' }, { total: '55000.00' }];
const noticed = async (of = bids) => {
  const opened = await anOpenedBidding(app, await onMonday(app, people), { bids: of });
  await award(opened.people.officer, opened.id, opened.quoteIds[0] as string);
  return opened;
};
const decline = async (index: number, projectId: string) => {
  const client = await app.withoutRole(String(people.suppliers[index]?.account));
  return client.supplierBidding.declineAward({ path: { projectId }, body: { reason: 'The maker has stopped delivering' } });
};
const stepsOf = async (client: TestClient, id: string) =>
  (await client.projects.listProjectLogs({ path: { id } })).map(({ step, operatorName }) => [step, operatorName]);

describe('the winner', () => {
  test('declines: the next quote is decided about; when nobody is left, the bidding has failed', async () => {
    const { id, quoteIds, people: now } = await noticed();
    const { officer } = now;
    expect(await failureOf(decline(1, id))).toMatchObject(wrongState);
    expect(await decline(0, id)).toEqual({ projectId: id, state: 'DECIDING' });
    const { companyName } = people.suppliers[0]?.profile ?? {};
    expect((await stepsOf(officer, id)).at(-1)).toEqual(['declineAward', companyName]);
    const bidding = await biddingOf(officer, id);
    expect(bidding.awards).toMatchObject([{ status: 'CANCELLED', cancelReason: 'The maker has stopped delivering' }]);
    expect(bidding.notices[0]).toMatchObject({ type: 'AWARD_CANCELLED' });
    expect(Date.parse(String(bidding.decisionDeadline))).toBeGreaterThan(app.clock.now.getTime());
    const { quotes, lowestQuoteId } = await officer.bidding.compareQuotes({ path: { projectId: id } });
    expect(lowestQuoteId).toBe(quoteIds[1]);
    expect(quotes.map(({ rank, status }) => [rank, status])).toEqual([
      [1, 'VALID'],
      [2, 'VALID'],
      [null, 'INVALID'],
    ]);
    expect(await failureOf(decline(0, id))).toMatchObject(wrongState);
    // What was second is the lowest now, and needs no approval.
    expect(await award(officer, id, quoteIds[1] as string)).toMatchObject({ status: 'AWARD_NOTICE' });
    await decline(1, id);
    await award(officer, id, quoteIds[2] as string);
    expect(await decline(2, id)).toEqual({ projectId: id, state: 'FAILED' });
    expect(await biddingOf(officer, id)).toMatchObject({ stage: 'FAILED', failReason: 'ALL_DECLINED', allowedActions: [] });
    // Nothing is final when the notice would have ended.
    app.clock.advance(10 * 24 * 3600_000);
    await app.sweepDue();
    const later = await buyers(app);
    expect((await later.officer.projects.getProjectDetail({ path: { id } })).status).toBe('FAILED');
  });

  test('is the only one who declines', async () => {
    const { id } = await noticed();
    const stranger = await app.withoutRole('teacher1');
    const call = stranger.supplierBidding.declineAward({ path: { projectId: id }, body: { reason: 'A reason' } });
    expect(await failureOf(call)).not.toBeNull();
    expect(await failureOf(decline(2, id))).toMatchObject(wrongState);
  });
});

describe('the officer', () => {
  const ask = async (client: TestClient, projectId: string) => {
    const file = new File([pdf() as BlobPart], 'letter.pdf');
    const { id: fileId } = await client.files.uploadFile({ body: { bizType: 'PURCHASE', file } });
    const { version } = await biddingOf(client, projectId);
    const body = { reason: 'The winner has written that it cannot deliver', evidenceFileIds: [fileId], version };
    return client.bidding.cancelAward({ path: { projectId }, body });
  };

  test('cancels with evidence and an approval; then it is decided again', async () => {
    const { id, quoteIds, people: now } = await noticed();
    const { officer, applicant } = now;
    expect(await failureOf(ask(applicant, id))).toMatchObject(forbidden);
    expect(await ask(officer, id)).toMatchObject({ status: 'AWARD_APPROVING' });
    expect(await failureOf(decline(0, id))).toMatchObject(wrongState);
    const dean = await approverOf(app, id);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ projectStatus: 'DECIDING' });
    const { awards } = await biddingOf(officer, id);
    expect(awards).toMatchObject([{ status: 'CANCELLED', cancelReason: 'The winner has written that it cannot deliver' }]);
    const { lowestQuoteId } = await officer.bidding.compareQuotes({ path: { projectId: id } });
    expect(lowestQuoteId).toBe(quoteIds[1]);
  });

  test('does not cancel what is not approved: the award is kept, and final after its notice', async () => {
    const { id, people: now } = await noticed();
    await ask(now.officer, id);
    const [{ noticeEndTime } = { noticeEndTime: null }] = (await biddingOf(now.officer, id)).awards;
    // The notice does not end while somebody decides.
    app.clock.advance(Date.parse(String(noticeEndTime)) - app.clock.now.getTime());
    await app.sweepDue();
    const { officer } = await buyers(app);
    const status = async () => (await officer.projects.getProjectDetail({ path: { id } })).status;
    expect(await status()).toBe('AWARD_APPROVING');
    const dean = await approverOf(app, id);
    const kept = await decide(dean, id, { decision: 'REJECT', opinion: 'The letter is not signed' });
    expect(kept).toMatchObject({ projectStatus: 'AWARD_NOTICE' });
    await app.sweepDue();
    expect(await status()).toBe('AWARDED');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aContract, aScan, contractOf, endNotice, sign } from '#test/builders/aContract.ts';
import { buyers, decide } from '#test/builders/aPurchase.ts';
import { approverOf, award, biddingOf } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

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

const reason = 'The maker has stopped delivering';
const winner = () => app.withoutRole(String(people.suppliers[0]?.account));
const decline = async (projectId: string) =>
  (await winner()).supplierBidding.declineAward({ path: { projectId }, body: { reason } });
const fundsOf = (projectId: string) =>
  app.database.db.selectFrom('projectFund').select(['frozen', 'occupied']).where('projectId', '=', projectId).execute();
const linesOf = (projectId: string) =>
  app.database.db.selectFrom('orderLine').select('no').where('projectId', '=', projectId).execute();
const statusOf = async (client: TestClient, id: string) => (await client.projects.getProjectDetail({ path: { id } })).status;

describe('the winner withdraws before the contract is signed', () => {
  test('and its contract is void, with its approval; the next quote is decided about and contracted', async () => {
    const { id, projectId, quoteIds, people: now } = await aContract(app, people, 'APPROVING');
    const { officer } = now;
    const { approvalInstanceId } = await contractOf(officer, id);
    const dean = await approverOf(app, projectId);
    const asSeen = await (await winner()).supplierBidding.getBiddableProjectDetail({ path: { projectId } });
    expect(asSeen.result).toMatchObject({ outcome: 'WON', mayDecline: true });
    expect(await decline(projectId)).toEqual({ projectId, state: 'DECIDING' });
    expect(await contractOf(officer, id)).toMatchObject({
      status: 'CANCELLED',
      voidReason: reason,
      lines: [],
      allowedActions: [],
    });
    const path = { id: String(approvalInstanceId) };
    expect(await dean.approvals.getApprovalInstanceDetail({ path })).toMatchObject({ status: 'WITHDRAWN', myTaskId: null });
    expect(await fundsOf(projectId)).toEqual([{ frozen: '60000.00', occupied: '0.00' }]);
    expect(await linesOf(projectId)).toEqual([]);
    expect((await biddingOf(officer, projectId)).notices[0]).toMatchObject({ type: 'AWARD_CANCELLED' });
    await award(officer, projectId, String(quoteIds[1]));
    await endNotice(app, officer, projectId);
    const later = await buyers(app);
    const again = await later.officer.contracts.saveContract({ body: { projectId } });
    expect(await contractOf(later.officer, again.id)).toMatchObject({
      amount: '57000.00',
      partyB: people.suppliers[1]?.profile.companyName,
      status: 'DRAFT',
    });
  }, 120_000);

  test('but not after it', async () => {
    const { projectId, people: now } = await aContract(app, people, 'EXECUTING');
    expect(await failureOf(decline(projectId))).toMatchObject(wrongState);
    expect(await statusOf(now.officer, projectId)).toBe('EXECUTING');
  }, 120_000);
});

test('while it is decided whether an award holds its contract rests; it goes on, or it is void', async () => {
  const { id, projectId, people: now } = await aContract(app, people, 'TO_SIGN');
  const { officer } = now;
  const ask = async () => {
    const { version } = await biddingOf(officer, projectId);
    const body = { reason, evidenceFileIds: [await aScan(officer)], version };
    return officer.bidding.cancelAward({ path: { projectId }, body });
  };
  expect(await ask()).toMatchObject({ status: 'AWARD_APPROVING' });
  expect(await contractOf(officer, id)).toMatchObject({ status: 'TO_SIGN', allowedActions: [] });
  expect(await failureOf(sign(app, officer, id))).toMatchObject(wrongState);
  const kept = await decide(await approverOf(app, projectId), projectId, { decision: 'REJECT', opinion: 'It can deliver' });
  expect(kept).toMatchObject({ projectStatus: 'CONTRACTING' });
  expect(await contractOf(officer, id)).toMatchObject({ allowedActions: ['SIGN', 'VOID'] });
  await ask();
  const cancelled = await decide(await approverOf(app, projectId), projectId, { decision: 'APPROVE' });
  expect(cancelled).toMatchObject({ projectStatus: 'DECIDING' });
  expect(await contractOf(officer, id)).toMatchObject({ status: 'CANCELLED', voidReason: reason });
  expect(await fundsOf(projectId)).toEqual([{ frozen: '60000.00', occupied: '0.00' }]);
}, 120_000);

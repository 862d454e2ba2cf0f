import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { anOfficersPurchase, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding } from '#test/builders/aClosedBidding.ts';
import { anAwardedBidding, contractOf } from '#test/builders/aContract.ts';
import { anOrder, begun, inspecting } from '#test/builders/aDelivery.ts';
import { draftChange } from '#test/builders/aModification.ts';
import { biddingOf, onMonday, open } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const [officer1, pengsiqi, teacher1] = [seedId('user', 105), seedId('user', 123), seedId('user', 103)];
const samePerson = { status: 200, code: 4105 };
const reason = 'On leave for two weeks';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
}, 120_000);
afterAll(() => app.close());

const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
async function handOver(client: TestClient, id: string, changes: Partial<Schemas['HandOver']> = {}) {
  const { version } = await detail(client, id);
  return client.projects.assignProjectOfficer({ path: { id }, body: { version, officerId: pengsiqi, reason, ...changes } });
}
const messages = async (client: TestClient, sceneCode: Schemas['SceneCode'], id: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode, size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title);
};
const other = () => app.as('pengsiqi', 'procurement_officer');
const administrator = () => app.as('schooladmin', 'school_admin');

describe('a purchase is handed over', () => {
  test('with the change that its officer has begun, which nobody else could take back', async () => {
    const { officer } = people;
    const { id } = await anOfficersPurchase(people);
    const draft = await draftChange(officer, id, ['SCHEDULE'], { deliveryDays: 45 });
    await handOver(officer, id);
    const withdraw = (client: TestClient) =>
      client.modifications.withdrawProjectModify({ path: { id: draft.id }, body: { version: draft.version } });
    expect(await failureOf(withdraw(officer))).toMatchObject(missing);
    const successor = await other();
    await withdraw(successor);
    expect(await draftChange(successor, id, ['SCHEDULE'], { deliveryDays: 50 })).toMatchObject({ status: 'DRAFT' });
  });

  test('by its officer: the new one goes on, the former one keeps reading, and all are told', async () => {
    const { officer, applicant } = people;
    const before = await anOfficersPurchase(people);
    const { id } = before;
    expect(before.allowedActions).toEqual(['PUBLISH', 'HAND_OVER', 'TERMINATE', 'MODIFY']);
    expect(await handOver(officer, id)).toMatchObject({ status: 'APPROVED', version: before.version + 1 });
    const successor = await other();
    const after = await detail(successor, id);
    expect(after).toMatchObject({ officerId: pengsiqi, waitingFor: [after.officerName], waitsForMe: true });
    expect(after.allowedActions).toEqual(['PUBLISH', 'HAND_OVER', 'TERMINATE', 'MODIFY']);
    expect(await detail(officer, id)).toMatchObject({ id, waitsForMe: false, allowedActions: [] });
    const kept = app.database.db.selectFrom('projectParticipant').select('userId').where('kind', '=', 'OFFICER');
    const rows = await kept.where('projectId', '=', id).orderBy('userId').execute();
    expect(rows.map(({ userId }) => userId)).toEqual([officer1, pengsiqi]);
    const logs = await applicant.projects.listProjectLogs({ path: { id } });
    expect(logs.at(-1)).toMatchObject({ step: 'handOver', content: `${after.officerName}: ${reason}`, toStatus: 'APPROVED' });
    expect(await successor.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
    expect(await messages(successor, 'OFFICER_NOTICE', id)).toContain('Handed over to you: Centrifuges');
    expect(await messages(applicant, 'APPROVAL_RESULT', id)).toContain('Handed over to another officer: Centrifuges');
    expect(await failureOf(handOver(officer, id, { officerId: officer1 }))).toMatchObject(forbidden);
    expect(await handOver(successor, id, { officerId: officer1 })).toMatchObject({ status: 'APPROVED' });
  });

  test('by an administrator of the school, with the longest reason', async () => {
    const { id } = await anOfficersPurchase(people);
    const admin = await administrator();
    expect((await detail(admin, id)).allowedActions).toEqual(['HAND_OVER']);
    const longest = 'x'.repeat(500);
    await handOver(admin, id, { reason: longest });
    expect(await detail(admin, id)).toMatchObject({ officerId: pengsiqi });
    const logs = await admin.projects.listProjectLogs({ path: { id } });
    expect(logs.at(-1)?.content).toMatch(new RegExp(`: ${longest}$`));
  });

  test('by one of two who do so at once; the other one learns that it is too late', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const clients = [people.officer, await administrator()];
    const body = { version, officerId: pengsiqi, reason };
    const failures = await Promise.all(
      clients.map((client) => failureOf(client.projects.assignProjectOfficer({ path: { id }, body }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)).toMatchObject(stale);
  });
});

describe('a purchase is not handed over', () => {
  test('by its applicant, by another officer, or by the platform; to somebody of another school it is missing', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const body = { version, officerId: pengsiqi, reason };
    const send = (client: TestClient) => failureOf(client.projects.assignProjectOfficer({ path: { id }, body }));
    expect(await send(people.applicant)).toMatchObject(forbidden);
    expect(await send(await other())).toMatchObject(forbidden);
    expect(await send(await app.as('admin', 'admin'))).toMatchObject(forbidden);
    expect(await send(await app.as('shaoboyan', 'school_admin'))).toMatchObject(missing);
    expect(await detail(people.officer, id)).toMatchObject({ officerId: officer1, version });
  });

  test('with a version that is not the newest', async () => {
    const { id, version } = await anOfficersPurchase(people);
    expect(await failureOf(handOver(people.officer, id, { version: version - 1 }))).toMatchObject(stale);
  });

  test('to the applicant, to who has it, to who is no officer, or to one who is disabled', async () => {
    const { id } = await anOfficersPurchase(people);
    const to = (officerId: string) => failureOf(handOver(people.officer, id, { officerId }));
    expect(await to(teacher1)).toMatchObject(samePerson);
    expect(await to(officer1)).toMatchObject(broken('officerId', 'current'));
    expect(await to(seedId('user', 106))).toMatchObject(broken('officerId', 'exists'));
    const users = app.database.db.updateTable('appUser').where('id', '=', pengsiqi);
    await users.set({ status: 'DISABLED' }).execute();
    expect(await to(pengsiqi)).toMatchObject(broken('officerId', 'exists'));
    await users.set({ status: 'ENABLED' }).execute();
  });

  test('before an officer has it, and after it was given up', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const { db } = app.database;
    await db.updateTable('project').set({ officerId: null }).where('id', '=', id).execute();
    expect(await failureOf(handOver(await administrator(), id))).toMatchObject(wrongState);
    await db.updateTable('project').set({ officerId: officer1 }).where('id', '=', id).execute();
    await people.officer.projects.terminateProject({ path: { id }, body: { version, reason } });
    expect(await failureOf(handOver(people.officer, id))).toMatchObject(wrongState);
  });
});

describe('a purchase that goes on', () => {
  test('is not handed over to who has witnessed its opening; its new officer opens, and is no witness', async () => {
    const bids = [{ total: '90000.00' }, { total: '98000.00' }, { total: '99000.00' }];
    const { id, people: now } = await aClosedBidding(app, await onMonday(app, people), { bids, amount: '100000.00' });
    const { version } = await biddingOf(now.officer, id);
    const witness = await other();
    await witness.bidding.witnessOpening({ path: { projectId: id }, body: { stage: 'DOCUMENTS', version } });
    expect(await failureOf(handOver(now.officer, id))).toMatchObject(samePerson);
    await app.database.db.deleteFrom('bidWitness').where('userId', '=', pengsiqi).execute();
    expect(await handOver(now.officer, id)).toMatchObject({ status: 'OPENING' });
    expect((await biddingOf(witness, id)).allowedActions).toEqual(['SUSPEND']);
    const auditor = await app.as('auditor1', 'auditor');
    const body = { stage: 'DOCUMENTS' as const, version: (await biddingOf(auditor, id)).version };
    await auditor.bidding.witnessOpening({ path: { projectId: id }, body });
    expect(await failureOf(open(now.officer, id, 'DOCUMENTS'))).toMatchObject(forbidden);
    await open(witness, id, 'DOCUMENTS');
  });

  test('keeps its phase: an acceptance that runs is signed as before', async () => {
    const { id, people: now } = await anOrder(app, people, { total: '60000.00' });
    await inspecting(app, now, await begun(app, now.applicant, id));
    const before = await detail(now.officer, id);
    expect(before.status).toBe('ACCEPTING');
    await handOver(now.officer, id);
    const { status, waitingFor, waitingSince } = await detail(now.officer, id);
    expect({ status, waitingFor, waitingSince }).toEqual({
      status: 'ACCEPTING',
      waitingFor: before.waitingFor,
      waitingSince: before.waitingSince,
    });
  });

  test('renews the contact of a contract that is being drafted, unless somebody else was put in', async () => {
    const { id: projectId, people: now } = await anAwardedBidding(app, people);
    const { id } = await now.officer.contracts.saveContract({ body: { projectId } });
    const former = await contractOf(now.officer, id);
    await handOver(now.officer, projectId);
    const successor = await other();
    const { partyAContact, version } = await contractOf(successor, id);
    expect([former.partyAContact, partyAContact, version]).toEqual([
      (await now.officer.users.getMyProfile()).name,
      (await successor.users.getMyProfile()).name,
      former.version + 1,
    ]);
    await successor.contracts.updateContract({ path: { id }, body: { version, partyAContact: 'The laboratory' } });
    await handOver(successor, projectId, { officerId: officer1 });
    expect(await contractOf(successor, id)).toMatchObject({ partyAContact: 'The laboratory' });
  }, 120_000);
});

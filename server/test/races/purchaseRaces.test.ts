import type { Client } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aCategoryThat,
  aPurchase,
  aSharedCard,
  decide,
  largerInput,
  ownersAlone,
  purchaseInput,
  taskOf,
} from '../builders/aPurchase.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import type { TestClient } from '../startApp.ts';
import { startTwoServers } from './twoServers.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let applicants: [Client, Client];
  let cardId: string;
  let categoryId: string;
  beforeAll(async () => {
    servers = await startTwoServers();
    await ownersAlone(servers.db);
    applicants = (await servers.as('teacher1', 'purchaser')) as [Client, Client];
    const [finance] = (await servers.as('finance1', 'finance')) as [TestClient];
    cardId = await aSharedCard(finance, '95.00');
    categoryId = await aCategory(applicants[0] as TestClient);
  });
  afterAll(async () => {
    expect(await ledgerFaults(servers.db)).toEqual([]);
    await servers.stop();
  });

  const drafts = (count: number, amount: string) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const { id } = await applicants[0].projects.saveProject({ body: purchaseInput(cardId, categoryId, amount) });
        return id;
      }),
    );
  const submit = (client: Client, id: string) =>
    failureOf(client.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } }));

  test('of 50 purchases from one card at once, those are submitted for which the money lasts, each with a number of its own', async () => {
    const ids = await drafts(50, '10.00');
    const found = await Promise.all(ids.map((id, index) => submit(applicants[index % 2] as Client, id)));
    expect(found.filter((failure) => failure === null)).toHaveLength(9);
    expect(found.filter((failure) => failure?.code === 4160)).toHaveLength(41);
    const { records } = await applicants[0].projects.queryProjectPage({
      query: { scope: 'MINE', status: 'APPROVING', size: 200 },
    });
    const codes = records.filter(({ id }) => ids.includes(id)).map(({ projectCode }) => projectCode);
    expect(new Set(codes).size).toBe(9);
  });

  test('one of 50 submissions of a purchase passes, and one of 50 decisions about it', async () => {
    const [id] = (await drafts(1, '1.00')) as [string];
    const submitted = await Promise.all(Array.from({ length: 50 }, (_, index) => submit(applicants[index % 2] as Client, id)));
    expect(submitted.filter((failure) => failure === null)).toHaveLength(1);
    expect(submitted.every((failure) => failure === null || failure.code === 4090)).toBe(true);

    const approvers = (await servers.as('fanzihan', 'purchaser')) as [Client, Client];
    const { records } = await approvers[0].approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    const task = records.find(({ projectId }) => projectId === id);
    const decide = (client: Client, decision: 'APPROVE' | 'REJECT') =>
      failureOf(
        client.approvals.decideApprovalTask({
          path: { taskId: String(task?.taskId) },
          body: { version: Number(task?.version), decision, opinion: 'Seen' },
        }),
      );
    const decided = await Promise.all(
      Array.from({ length: 50 }, (_, index) => decide(approvers[index % 2] as Client, index % 3 === 0 ? 'REJECT' : 'APPROVE')),
    );
    expect(decided.filter((failure) => failure === null)).toHaveLength(1);
    expect(decided.every((failure) => failure === null || failure.code === 4131)).toBe(true);
    const log = await applicants[0].projects.listProjectLogs({ path: { id } });
    expect(log.map(({ step }) => step).slice(0, 2)).toEqual(['begin', 'submit']);
    expect(log).toHaveLength(3);
  });

  test('of a request that is withdrawn and decided at the same moment, one is done', async () => {
    const approvers = (await servers.as('fanzihan', 'purchaser')) as [TestClient, TestClient];
    const [finance] = (await servers.as('finance1', 'finance')) as [TestClient];
    for (let round = 0; round < 6; round += 1) {
      const body = purchaseInput(await aSharedCard(finance, '100.00'), categoryId, '1.00');
      const { id } = await applicants[0].projects.saveProject({ body });
      expect(await submit(applicants[0], id)).toBeNull();
      const { approvalInstanceId } = await applicants[0].projects.getProjectDetail({ path: { id } });
      const path = { id: String(approvalInstanceId) };
      const { version } = await applicants[0].approvals.getApprovalInstanceDetail({ path });
      const { taskId, version: ofTask } = await taskOf(approvers[0], id);
      const act = (index: number) =>
        index % 2 === 0
          ? (applicants[(index / 2) % 2] as Client).approvals.withdrawApprovalInstance({ path, body: { version } })
          : (approvers[((index - 1) / 2) % 2] as Client).approvals.decideApprovalTask({
              path: { taskId },
              body: { version: ofTask, decision: 'APPROVE' },
            });
      const done = await Promise.all(Array.from({ length: 16 }, (_, at) => failureOf(act((at + round) % 16))));
      expect(done.filter((failure) => failure === null)).toHaveLength(1);
      expect(done.every((failure) => failure === null || Math.floor(Number(failure.code) / 1000) === 4)).toBe(true);
      const steps = (await applicants[0].projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
      expect(steps.filter((step) => step === 'approve' || step === 'withdraw')).toHaveLength(1);
    }
  });

  test('of a task that is decided and handed over to several people at the same time, one is done', async () => {
    const first = async (account: string, role: string) => (await servers.as(account, role))[0] as TestClient;
    const people = {
      applicant: applicants[0] as TestClient,
      approver: await first('fanzihan', 'purchaser'),
      witness: await first('keeper1', 'purchaser'),
      finance: await first('finance1', 'finance'),
      officer: await first('officer1', 'procurement_officer'),
    };
    const approvers = (await servers.as('fanzihan', 'purchaser')) as [Client, Client];
    const receivers = [104, 107, 122].map((n) => seedId('user', n));
    for (let round = 0; round < 6; round += 1) {
      const input = purchaseInput(await aSharedCard(people.finance, '100.00'), categoryId, '1.00');
      const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', { input });
      const { taskId, version } = await taskOf(people.approver, id);
      const path = { taskId };
      const act = ({ approvals }: Client, index: number) =>
        index % 4 === 3
          ? approvals.decideApprovalTask({ path, body: { version, decision: 'APPROVE' } })
          : approvals.delegateApprovalTask({ path, body: { version, userId: receivers[index % 4] as string } });
      const done = await Promise.all(
        Array.from({ length: 24 }, (_, at) => failureOf(act(approvers[at % 2] as Client, (at + round) % 4))),
      );
      expect(done.filter((failure) => failure === null)).toHaveLength(1);
      expect(done.every((failure) => failure === null || failure.code === 4131)).toBe(true);
      const detail = await people.applicant.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } });
      const states = detail.records.map(({ state }) => state);
      expect(detail.status === 'APPROVED' ? [['APPROVED']] : [['DELEGATED', 'PENDING']]).toContainEqual(states);
      expect(detail.version).toBe(version + 1);
    }
  });

  test('of a task that its holder and the deputy decide at the same time, one decision is stored, and says whose it is', async () => {
    const first = async (account: string, role: string) => (await servers.as(account, role))[0] as TestClient;
    const people = {
      applicant: applicants[0] as TestClient,
      approver: await first('fanzihan', 'purchaser'),
      witness: await first('keeper1', 'purchaser'),
      finance: await first('finance1', 'finance'),
      officer: await first('officer1', 'procurement_officer'),
    };
    const holders = (await servers.as('fanzihan', 'purchaser')) as [Client, Client];
    const deputies = (await servers.as('dean1', 'dept_approver')) as [Client, Client];
    const [startDay, endDay] = [dayOf(new Date()), dayOf(new Date())];
    const body = { agentId: seedId('user', 104), startDay, endDay };
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, at) => failureOf(holders[at % 2]?.approvals.saveDelegation({ body }) as Promise<unknown>)),
    );
    expect(saved.filter((failure) => failure === null)).toHaveLength(1);
    for (let round = 0; round < 6; round += 1) {
      const input = purchaseInput(await aSharedCard(people.finance, '100.00'), categoryId, '1.00');
      const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', { input });
      const { taskId, version } = await taskOf(deputies[0] as TestClient, id);
      const act = (at: number) => {
        const client = (at % 4 < 2 ? holders : deputies)[at % 2] as Client;
        const decision = (at + round) % 3 === 0 ? ('REJECT' as const) : ('APPROVE' as const);
        return client.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision, opinion: 'Seen' } });
      };
      const done = await Promise.all(Array.from({ length: 24 }, (_, at) => failureOf(act(at))));
      expect(done.filter((failure) => failure === null)).toHaveLength(1);
      expect(done.every((failure) => failure === null || failure.code === 4131)).toBe(true);
      const { records } = await people.applicant.approvals.getApprovalInstanceDetail({
        path: { id: String(approvalInstanceId) },
      });
      const log = await people.applicant.projects.listProjectLogs({ path: { id } });
      expect(log).toHaveLength(3);
      const isDeputys = records[0]?.decidedByName !== null;
      expect(log.at(-1)).toMatchObject({
        operatorName: isDeputys ? '陈志衡' : '范子涵',
        forUserName: isDeputys ? '范子涵' : null,
      });
    }
  });

  test('of officers who take a purchase at the same time one has it, and all others learn by its version that they came too late', async () => {
    const [applicant] = applicants;
    const [finance] = (await servers.as('finance1', 'finance')) as [TestClient];
    const equipment = await aCategoryThat(
      applicant as TestClient,
      ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue,
    );
    const body = largerInput(await aSharedCard(finance, '70000.00'), equipment);
    const { id } = await applicant.projects.saveProject({ body });
    expect(await submit(applicant, id)).toBeNull();
    const [approver] = (await servers.as('fanzihan', 'purchaser')) as [TestClient];
    await decide(approver, id, { decision: 'APPROVE' });
    const { version } = await applicant.projects.getProjectDetail({ path: { id } });
    const officers = [
      ...((await servers.as('officer1', 'procurement_officer')) as [Client, Client]),
      ...((await servers.as('pengsiqi', 'procurement_officer')) as [Client, Client]),
    ];
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        failureOf((officers[index % 4] as Client).projects.receiveProject({ path: { id }, body: { version } })),
      ),
    );
    expect(taken.filter((failure) => failure === null)).toHaveLength(1);
    expect(taken.every((failure) => failure === null || failure.code === 4090)).toBe(true);
    const log = await applicant.projects.listProjectLogs({ path: { id } });
    expect(log.map(({ step }) => step)).toEqual(['begin', 'submit', 'approve', 'claim']);
    const { officerName } = await applicant.projects.getProjectDetail({ path: { id } });
    expect(log.at(-1)?.operatorName).toBe(officerName);
  });

  test('of payments of the same money at the same time one passes, and nothing is paid twice', async () => {
    const first = async (account: string, role: string) => (await servers.as(account, role))[0] as TestClient;
    const finances = (await servers.as('finance1', 'finance')) as [Client, Client];
    const people = {
      applicant: applicants[0] as TestClient,
      approver: await first('fanzihan', 'purchaser'),
      witness: await first('keeper1', 'purchaser'),
      finance: finances[0] as TestClient,
      officer: await first('officer1', 'procurement_officer'),
    };
    const card = await aSharedCard(people.finance, '100.00');
    const { id } = await aPurchase(people, 'COMPLETED', { input: purchaseInput(card, categoryId, '60.00') });
    const path = { id };
    const today = dayOf(new Date());
    await applicants[0].projects.saveInvoice({ path, body: { number: 'RACE00000001', amount: '60.00', date: today } });
    const { version } = await applicants[0].projects.getProjectDetail({ path });
    const paid = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const body = { version, amount: '40.00', paidDate: today, voucherNo: `V-${index}` };
        return failureOf((finances[index % 2] as Client).projects.registerPayment({ path, body }));
      }),
    );
    expect(paid.filter((failure) => failure === null)).toHaveLength(1);
    expect(paid.every((failure) => failure === null || failure.code === 4090)).toBe(true);
    const after = await applicants[0].projects.getProjectDetail({ path });
    expect(after).toMatchObject({ paidAmount: '40.00', payableAmount: '20.00' });
    expect(after.payments).toHaveLength(1);
  });
});

import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, isApiError } from '@campus-procurement/sdk';
import { expect, test } from 'vitest';
import { startServerProcess } from '../../server/test/serverProcess.ts';

/** Kills in the middle of submissions and decisions: one in `npm test`, more in CI and in the deep run. */
const kills = Math.min(6, Math.max(1, Number(process.env.TEST_SHARE ?? 1)));

async function logIn(url: string, username: string, roleCode: string): Promise<Client & { deptId: string }> {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const { access_token, userinfo } = await client.session.login({ body: { username, password: 'Seed@2026' } });
  token = access_token;
  const role = userinfo.roleDeptList.find((one) => one.roleCode === roleCode);
  const [dept] = role?.deptList ?? [];
  if (!role || !dept) throw new Error(`${username} has no such role`);
  const chosen = { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId };
  token = (await client.session.switchDept({ body: chosen })).access_token;
  return Object.assign(client, { deptId: dept.id });
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** A card of fanzihan that teacher1 may use. */
async function aCard(url: string): Promise<string> {
  const [finance, teacher, colleague] = await Promise.all([
    logIn(url, 'finance1', 'finance'),
    logIn(url, 'teacher1', 'purchaser'),
    logIn(url, 'fanzihan', 'purchaser'),
  ]);
  const [user, owner] = await Promise.all([teacher.users.getMyProfile(), colleague.users.getMyProfile()]);
  const body = { cardNo: 'KILL-1', cardName: 'Killed card', fundType: 'SCIENCE' as const, totalAmount: '9000.00' };
  const who = { ownerId: owner.id, deptId: colleague.deptId, authorizedUserIds: [user.id] };
  return (await finance.expenditure.saveExpenditure({ body: { ...body, ...who } })).id;
}

/** Submits purchases of a yuan and has every second one approved, until the connection breaks. */
async function buyUntilKilled(url: string, cardId: string, categoryId: string, begun: () => void): Promise<void> {
  const [teacher, owner] = await Promise.all([logIn(url, 'teacher1', 'purchaser'), logIn(url, 'fanzihan', 'purchaser')]);
  const buy = async (isApproved: boolean) => {
    const { id } = await teacher.projects.saveProject({
      body: {
        projectName: 'Killed tips',
        items: [{ itemName: 'Tips', categoryId, quantity: '1', unit: 'box', amount: '1.00' }],
        funds: [{ expenditureId: cardId, amount: '1.00' }],
        payee: { name: 'A shop', account: '6222020000001234' },
      },
    });
    await teacher.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
    if (!isApproved) return;
    const { approvalInstanceId } = await teacher.projects.getProjectDetail({ path: { id } });
    const { myTaskId, version } = await owner.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } });
    await owner.approvals.decideApprovalTask({ path: { taskId: String(myTaskId) }, body: { version, decision: 'APPROVE' } });
  };
  const one = async (from: number): Promise<void> => {
    for (let n = from; ; n += 1) await buy(n % 2 === 0);
  };
  await buy(true);
  begun();
  const broken = await Promise.allSettled([one(0), one(1), one(0)]);
  const reasons = broken.map((result) => (result.status === 'rejected' ? result.reason : null));
  const others = reasons.filter((reason) => !isApiError(reason) || reason.name !== 'NetworkError');
  if (others.length > 0) throw others[0];
}

/** The purchases that are not as they should be, and what the card should have by them. */
async function whatIs(url: string) {
  const [teacher, officer] = await Promise.all([
    logIn(url, 'teacher1', 'purchaser'),
    logIn(url, 'officer1', 'procurement_officer'),
  ]);
  const sums = { frozen: 0, occupied: 0 };
  const faults: string[] = [];
  for (let current = 1; ; current += 1) {
    const query = { scope: 'MINE', keyword: 'Killed tips', current, size: 200 } as const;
    const { records } = await teacher.projects.queryProjectPage({ query });
    for (const { id, status, waitingFor } of records) {
      if (status === 'APPROVING') sums.frozen += 100;
      if (status === 'EXECUTING') sums.occupied += 100;
      if (!['DRAFT', 'APPROVING', 'EXECUTING'].includes(status)) faults.push(`${id} is ${status}`);
      if (status === 'APPROVING' && waitingFor.length !== 1) faults.push(`${id} waits for nobody`);
      if (status === 'DRAFT') continue;
      const { ok, entries } = await officer.projects.verifyProjectLog({ path: { id } });
      if (!ok || entries !== (status === 'APPROVING' ? 2 : 3)) faults.push(`${id} has another log`);
    }
    if (records.length < 200) return { sums, faults };
  }
}

test(`a server that is killed in the middle of submissions and decisions leaves cards and logs whole, ${kills} times`, {
  timeout: 300_000,
}, async () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'purchases-')), DATABASE_URL: '' };
  let cardId = '';
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await startServerProcess(settings);
    cardId ||= await aCard(running.url);
    const exited = once(running.process, 'exit');
    // Consumables that may be bought the small way.
    const teacher = await logIn(running.url, 'teacher1', 'purchaser');
    const { records } = await teacher.projects.queryProjectPage({ query: { scope: 'MINE', status: 'ARCHIVED' } });
    const detail = await teacher.projects.getProjectDetail({ path: { id: String(records[0]?.id) } });
    // Counted from the first purchase, however slow the machine is.
    const kill9 = () => setTimeout(() => running.process.kill('SIGKILL'), 300 + 170 * kill);
    await buyUntilKilled(running.url, cardId, String(detail.items[0]?.categoryId), kill9);
    await exited;
  }
  const running = await startServerProcess(settings);
  const { sums, faults } = await whatIs(running.url);
  const finance = await logIn(running.url, 'finance1', 'finance');
  const card = await finance.expenditure.getExpenditureDetail({ path: { id: cardId } });
  const exited = once(running.process, 'exit');
  running.process.kill('SIGTERM');
  await exited;

  expect(faults).toEqual([]);
  expect(sums.frozen + sums.occupied).toBeGreaterThan(0);
  expect([cents(card.frozenAmount), cents(card.occupiedAmount), cents(card.availableAmount)]).toEqual([
    sums.frozen,
    sums.occupied,
    900_000 - sums.frozen - sums.occupied,
  ]);
});

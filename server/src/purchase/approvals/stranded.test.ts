import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { anOfficersPurchase, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, aStore, begun, inspecting } from '#test/builders/aDelivery.ts';
import { anEntry, anOrder as anOrderOfPieces } from '#test/builders/anEntry.ts';
import { aCategory, aPurchase, aSharedCard, buyers, purchaseInput } from '#test/builders/aPurchase.ts';
import { grant, roleIds } from '#test/builders/userFixture.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

const [teacher1, officer1, keeper1, inspector1] = [103, 105, 107, 108].map((n) => seedId('user', n)) as [
  ...[string, string, string, string],
];

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
}, 120_000);
afterAll(() => app.close());

const administrator = () => app.as('schooladmin', 'school_admin');
async function stranded(keyword?: string): Promise<Schemas['StrandedTurn'][]> {
  const admin = await administrator();
  const { records, total } = await admin.approvals.queryStrandedTurnPage({ query: { size: 200, ...(keyword && { keyword }) } });
  expect(records).toHaveLength(total);
  return records;
}
const strandedIn = async (projectId: string) => (await stranded()).filter((row) => row.projectId === projectId);
async function setStatus(ids: readonly string[], status: 'ENABLED' | 'DISABLED') {
  const admin = await administrator();
  for (const id of ids) await admin.users.updateUserStatus({ body: { id, status } });
}
async function whileDisabled(ids: readonly string[], act: () => Promise<void>) {
  await setStatus(ids, 'DISABLED');
  try {
    await act();
  } finally {
    await setStatus(ids, 'ENABLED');
  }
}
async function holdersOf(role: keyof typeof roleIds, dept?: number): Promise<string[]> {
  const held = app.database.db.selectFrom('userRoleDept').select('userId').distinct().where('companyId', '=', '1001');
  const ofRole = held.where('roleId', '=', String(roleIds[role]));
  const rows = await (dept === undefined ? ofRole : ofRole.where('deptId', '=', seedId('dept', dept))).execute();
  return rows.map(({ userId }) => userId);
}
async function aSmallPurchase(stage: 'EXECUTING' | 'COMPLETED') {
  const buying = await buyers(app);
  const input = purchaseInput(await aSharedCard(buying.finance), await aCategory(buying.applicant));
  return { ...(await aPurchase(buying, stage, { input })), buying };
}

test('what only a disabled user may do stands on the list, the figure and the tab, until the user is enabled again', async () => {
  const { id, projectCode, applicantName } = await aSmallPurchase('EXECUTING');
  const counts = async () => {
    const admin = await administrator();
    const figure = (await admin.home.getHomeWork()).figures.find(({ kind }) => kind === 'STUCK');
    return [(await admin.approvals.countApprovalTasks()).stuck, Number(figure?.value)];
  };
  const listed = async () => {
    const { total: cases } = await (await administrator()).approvals.queryStuckApprovalPage({ query: {} });
    return cases + (await stranded()).length;
  };
  const before = await listed();
  expect(await strandedIn(id)).toEqual([]);
  await whileDisabled([teacher1], async () => {
    const rows = await strandedIn(id);
    expect(rows).toMatchObject([
      {
        step: 'RECEIVE',
        recordId: null,
        projectCode,
        title: 'Pipette tips',
        applicantName,
        holders: [{ name: applicantName, cause: 'DISABLED' }],
        mayHandOver: false,
      },
    ]);
    const all = await stranded();
    const now = await listed();
    expect(now).toBeGreaterThan(before);
    expect(await counts()).toEqual([now, now]);
    expect(all.map(({ since }) => since)).toEqual(all.map(({ since }) => since).sort());
    expect(await stranded(String(projectCode).toLowerCase())).toEqual(rows);
    expect(await stranded('no such purchase')).toEqual([]);
  });
  expect(await stranded()).toEqual([]);
  expect(await counts()).toEqual([before, before]);
});

test('a purchase whose officer has left can be handed over, also if only the role was taken away', async () => {
  people = await bidders(app);
  const { id, officerName } = await anOfficersPurchase(people);
  const row = { step: 'PUBLISH', holders: [{ name: officerName, cause: 'DISABLED' }], mayHandOver: true };
  await whileDisabled([officer1], async () => expect(await strandedIn(id)).toMatchObject([row]));
  const admin = await administrator();
  const { roleDeptList: before } = await admin.users.getUserDetail({ path: { id: officer1 } });
  await giveRoles(officer1, grant(roleIds.inspector, 311));
  expect(await strandedIn(id)).toMatchObject([{ ...row, holders: [{ name: officerName, cause: 'NO_ROLE' }] }]);
  await giveRoles(
    officer1,
    before.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map((dept) => dept.id) })),
  );
  expect(await strandedIn(id)).toEqual([]);
});

test('an office is missing once all who hold it are disabled', async () => {
  const { id, buying } = await aSmallPurchase('COMPLETED');
  const { actualAmount } = await buying.applicant.projects.getProjectDetail({ path: { id } });
  const invoice = { number: 'STRANDED1', amount: String(actualAmount), date: '2026-03-02' };
  await buying.applicant.projects.saveInvoice({ path: { id }, body: invoice });
  const finance = await holdersOf('finance');
  expect(finance.length).toBeGreaterThan(1);
  await whileDisabled(finance.slice(1), async () => expect(await strandedIn(id)).toEqual([]));
  await whileDisabled(finance, async () => {
    expect(await strandedIn(id)).toMatchObject([{ step: 'PAY', holders: [{ name: null, cause: 'NOBODY' }] }]);
  });
  expect(await strandedIn(id)).toEqual([]);
});

test('a store is missing once its only keeper is disabled', async () => {
  people = await bidders(app);
  const { id } = await anOrderOfPieces(app, people);
  const warehouseId = await aStore(app);
  const [document] = await anEntry(app, id, [{ quantity: '1', warehouseId }]);
  const entries = async () => (await strandedIn(id)).filter(({ step }) => step === 'CONFIRM_ENTRY');
  expect(await entries()).toEqual([]);
  await whileDisabled([keeper1], async () => {
    const name = `Store ${warehouseId.slice(-8)}`;
    expect(await entries()).toMatchObject([{ recordId: document, holders: [{ name, cause: 'NOBODY' }] }]);
  });
  expect(await entries()).toEqual([]);
});

test('of the members of an acceptance each one must sign, so one who has left suffices', async () => {
  people = await bidders(app);
  const { id, people: now } = await anOrder(app, people, { total: '60000.00' });
  const acceptance = await begun(app, now.applicant, id);
  await inspecting(app, now, acceptance);
  expect(await strandedIn(id)).toEqual([]);
  await whileDisabled([inspector1], async () => {
    const [row, ...others] = await strandedIn(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ step: 'SIGN_ACCEPTANCE', recordId: acceptance, mayHandOver: false });
    expect(row?.holders).toMatchObject([{ cause: 'DISABLED' }]);
  });
  // Another officer does not become a member.
  await whileDisabled([officer1], async () => {
    expect(await strandedIn(id)).toMatchObject([{ step: 'SIGN_ACCEPTANCE', mayHandOver: false }]);
  });
  expect(await strandedIn(id)).toEqual([]);
});

test('the group of an acceptance waits for the officer or for those who approve in the college, of no other one', async () => {
  people = await bidders(app);
  const { id, people: now } = await anOrder(app, people, { total: '60000.00' });
  const acceptance = await begun(app, now.applicant, id);
  const { version } = await acceptanceOf(now.applicant, acceptance);
  await now.applicant.acceptances.submitAcceptance({ path: { id: acceptance }, body: { version } });
  // At the top of the school is somebody whose college is all of it.
  const ofCollege = [...(await holdersOf('dept_approver', 301)), ...(await holdersOf('dept_approver', 300))];
  await whileDisabled([officer1], async () => expect(await strandedIn(id)).toEqual([]));
  await whileDisabled([officer1, ...ofCollege], async () => {
    expect((await holdersOf('dept_approver')).length).toBeGreaterThan(ofCollege.length);
    expect(await strandedIn(id)).toMatchObject([
      {
        step: 'ASSIGN_GROUP',
        holders: [
          { name: expect.any(String), cause: 'DISABLED' },
          { name: null, cause: 'NOBODY' },
        ],
        mayHandOver: true,
      },
    ]);
  });
  expect(await strandedIn(id)).toEqual([]);
});

test('others see nothing of it: not without the permission, and not at another school', async () => {
  const { id } = await aSmallPurchase('EXECUTING');
  await whileDisabled([teacher1], async () => {
    const elsewhere = await app.as('shaoboyan', 'school_admin');
    const { records } = await elsewhere.approvals.queryStrandedTurnPage({ query: { size: 200 } });
    expect(records.filter(({ projectId }) => projectId === id)).toEqual([]);
    const officer = await app.as('officer1', 'procurement_officer');
    await expect(officer.approvals.queryStrandedTurnPage({})).rejects.toMatchObject({ code: 4003 });
  });
});

async function giveRoles(id: string, roleDeptList: Schemas['RoleDeptGrant'][]) {
  const admin = await administrator();
  const { version } = await admin.users.getUserDetail({ path: { id } });
  await admin.users.updateUser({ body: { id, version, roleDeptList } });
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RowSource } from '#platform/gateway/rowSource.ts';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const flag = 'QLGYUniversityCharacter';
let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let cardId: string;
let categoryId: string;
/** What the project system says. */
let rows: unknown[] = [];
const schoolItems: RowSource = {
  isFake: false,
  async *pages() {
    yield { rows, total: rows.length };
  },
};
beforeAll(async () => {
  app = await startApp({ config: { schoolItems } });
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  cardId = await aSharedCard(people.finance);
  categoryId = await aCategory(people.applicant);
  await turn('Y');
  await sync(item('XM-1', '1000.00'), item('XM-2', '5000.00', { planYear: 2025 }));
}, 300_000);
afterAll(() => app.close());

const item = (externalCode: string, planAmount: string, more: object = {}) => ({
  externalCode,
  externalName: `Item ${externalCode}`,
  planYear: 2026,
  planAmount,
  deptName: 'Chemistry',
  leaderName: 'Wang',
  ...more,
});

/** Switches the parameter at the school. */
async function turn(paramValue: 'Y' | 'N') {
  const { records } = await admin.characterParameters.queryCharacterSchoolPage({ query: { paramKey: flag } });
  const [value] = records;
  if (!value?.isOwn) return admin.characterParameters.saveCharacter({ body: { companyId: '1001', paramKey: flag, paramValue } });
  return admin.characterParameters.updateCharacter({ path: { id: value.id }, body: { version: value.version, paramValue } });
}

async function sync(...given: unknown[]) {
  rows = given;
  app.clock.advance(1_000);
  const { taskId } = await admin.associations.syncAssociationItems();
  await app.newWorker().work();
  return admin.tasks.getTaskDetail({ path: { id: taskId } });
}
const page = async (query: object = {}, client = people.applicant) =>
  (await client.associations.queryAssociationItemPage({ query: { size: 100, ...query } })).records;
const itemOf = async (code: string, client?: TestClient) => (await page({ keyword: code }, client))[0];
const input = (associationCode: string, amount: string) => ({ ...purchaseInput(cardId, categoryId, amount), associationCode });
async function draft(associationCode: string, amount: string) {
  return (await people.applicant.projects.saveProject({ body: input(associationCode, amount) })).id;
}
const submit = (id: string, version = 1) =>
  people.applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
const end = async (id: string) => {
  const { version } = await people.applicant.projects.getProjectDetail({ path: { id } });
  return people.applicant.projects.terminateProject({ path: { id }, body: { version, reason: 'Not needed' } });
};

describe('a synchronisation', () => {
  test('adds, changes and disables items, and names the rows that it refuses', async () => {
    const { status, log } = await sync(item('XM-1', '1000.00'), item('XM-3', '1'), item('XM-4', '70.00'), item('XM-4', '80.00'));
    expect(status).toBe('SUCCESS');
    expect(log.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Row 2: planAmount is missing or incorrect.',
        'Row 4: the item XM-4 appears more than once.',
        'XM-2 is no longer in the project system and was disabled.',
      ]),
    );
    expect(await itemOf('XM-2')).toMatchObject({ enabled: false });
    await sync(item('XM-1', '1000.00'), item('XM-2', '5000.00', { planYear: 2025 }), item('XM-4', '70.00', { enabled: false }));
    expect(await itemOf('XM-2')).toMatchObject({ enabled: true });
    expect(await itemOf('XM-4')).toMatchObject({ enabled: false });
  });

  test('is one for all who ask for it meanwhile', async () => {
    const calls = [admin, people.officer, admin].map((client) => client.associations.syncAssociationItems());
    expect(new Set((await Promise.all(calls)).map(({ taskId }) => taskId)).size).toBe(1);
    rows = [item('XM-1', '1000.00'), item('XM-2', '5000.00', { planYear: 2025 }), item('XM-4', '70.00', { enabled: false })];
    await app.newWorker().work();
  });

  test('is not for who requests', async () => {
    expect(await failureOf(people.applicant.associations.syncAssociationItems())).toMatchObject({ code: 4003 });
  });
});

describe('the list', () => {
  test('finds by a part of the name, by the year, and by what is left', async () => {
    expect((await page({ planYear: 2025 })).map(({ externalCode }) => externalCode)).toEqual(['XM-2']);
    expect((await page({ keyword: 'chemis', hasAvailable: true })).map(({ externalCode }) => externalCode)).toEqual([
      'XM-1',
      'XM-2',
    ]);
    expect((await page({ hasAvailable: false })).map(({ externalCode }) => externalCode)).toEqual(['XM-4']);
  });
});

describe('a purchase', () => {
  test('is not begun without an item, nor with one that is closed or unknown', async () => {
    const { projects } = people.applicant;
    const refusal = (rule: string) => ({ code: 4000, fieldErrors: [{ field: 'associationCode', rule }] });
    expect(await failureOf(projects.saveProject({ body: purchaseInput(cardId, categoryId) }))).toMatchObject(refusal('required'));
    for (const code of ['XM-4', 'NO-1']) {
      expect(await failureOf(projects.saveProject({ body: input(code, '10.00') }))).toMatchObject(refusal('exists'));
    }
    const id = await draft('XM-1', '10.00');
    const body = { version: 1, associationCode: null };
    expect(await failureOf(projects.updateProject({ path: { id }, body }))).toMatchObject(refusal('required'));
    await projects.deleteProject({ path: { id } });
  });

  test('takes of its item from the submission on; what is above that is refused, and names the field and what is left', async () => {
    const first = await draft('XM-1', '700.00');
    expect(await itemOf('XM-1')).toMatchObject({ usedAmount: '0.00', availableAmount: '1000.00', projects: [] });
    await submit(first);
    expect(await itemOf('XM-1')).toMatchObject({ usedAmount: '700.00', availableAmount: '300.00', projectCount: 1 });
    expect((await itemOf('XM-1'))?.projects).toMatchObject([{ id: first, amount: '700.00', status: 'APPROVING' }]);
    const second = await draft('XM-1', '300.01');
    const check = await people.applicant.projects.precheckProject({
      query: { projectId: second },
      body: input('XM-1', '300.01'),
    });
    expect(check).toMatchObject({ association: { externalCode: 'XM-1', availableAmount: '300.00' } });
    expect(check.rules).toContainEqual({ code: 'ASSOCIATION', ok: false });
    expect(check.errors).toMatchObject([{ field: 'associationCode', rule: 'available', params: { limit: '300.00' } }]);
    expect(await failureOf(submit(second))).toMatchObject({
      status: 200,
      code: 4120,
      fieldErrors: [{ field: 'associationCode', rule: 'available', params: { limit: '300.00' } }],
    });
    expect(await people.applicant.projects.getProjectDetail({ path: { id: first } })).toMatchObject({
      associationCode: 'XM-1',
      association: { externalName: 'Item XM-1', planAmount: '1000.00', availableAmount: '1000.00' },
    });
    // Who may not read the purchase sees what it takes, not which it is.
    expect(await itemOf('XM-1', people.witness)).toMatchObject({ usedAmount: '700.00', projectCount: 1, projects: [] });
    await decide(people.approver, first, { decision: 'RETURN', opinion: 'Say more' });
    expect(await itemOf('XM-1')).toMatchObject({ usedAmount: '0.00' });
    await submit(second);
    await decide(people.approver, second, { decision: 'APPROVE' });
    expect(await itemOf('XM-1')).toMatchObject({ usedAmount: '300.01' });
    await end(second);
    expect(await itemOf('XM-1')).toMatchObject({ usedAmount: '0.00', projectCount: 0 });
  });

  test('takes what it cost, once that is known', async () => {
    const { id } = await aPurchase(people, 'COMPLETED', { input: input('XM-2', '800.00'), actualAmount: '750.00' });
    expect((await itemOf('XM-2'))?.projects).toMatchObject([{ id, amount: '750.00' }]);
  });

  test('is named with its item among the latest twenty, and counted beyond them', async () => {
    await sync(item('XM-1', '1000.00'), item('XM-2', '5000.00', { planYear: 2025 }), item('XM-5', '100.00'));
    const ids: string[] = [];
    for (let nth = 0; nth < 21; nth += 1) {
      const id = await draft('XM-5', '1.00');
      app.clock.advance(60_000);
      await submit(id);
      ids.unshift(id);
    }
    const charged = await itemOf('XM-5');
    expect(charged).toMatchObject({ usedAmount: '21.00', projectCount: 21 });
    expect(charged?.projects.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  });

  test('is copied with its item', async () => {
    const source = await draft('XM-2', '20.00');
    const { id } = await people.applicant.projects.copyProject({ path: { id: source } });
    expect(await people.applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({ associationCode: 'XM-2' });
  });
});

describe('while the switch is off', () => {
  const codes = async (client: TestClient) => JSON.stringify(await client.session.getUserMenu());

  test('pages, codes and calls are gone, plain requests are there, and a draft loses its item when it is submitted', async () => {
    const on = await codes(people.applicant);
    expect(on).toContain('qlgd-new-construction');
    expect(on).not.toContain('purchase-management/sponsor"');
    const id = await draft('XM-2', '30.00');
    const before = await itemOf('XM-2');
    await turn('N');
    const off = await codes(people.applicant);
    expect(off).not.toContain('qlgd-');
    expect(off).toContain('purchase-management/sponsor"');
    for (const client of [people.applicant, people.officer, admin]) {
      expect(await failureOf(client.associations.queryAssociationItemPage({}))).toMatchObject({ status: 403, code: 4003 });
    }
    expect(await failureOf(admin.associations.syncAssociationItems())).toMatchObject({ code: 4003 });
    await people.applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '5.00') });
    expect(await failureOf(people.applicant.projects.saveProject({ body: input('XM-2', '5.00') }))).toMatchObject({ code: 4000 });
    await submit(id);
    expect(await people.applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({ associationCode: null });
    await turn('Y');
    expect(await itemOf('XM-2')).toEqual(before);
  });
});

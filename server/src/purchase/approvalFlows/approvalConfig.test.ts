import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { aLargerPurchase, aSharedCard, buyers, decide, largerInput } from '#test/builders/aPurchase.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

/** The fields that a refusal names, each with its rule. */
const broken = (failure: Awaited<ReturnType<typeof failureOf>>) =>
  (failure?.fieldErrors ?? []).map(({ field, rule }) => `${field} ${rule}`);

type Node = Schemas['ApprovalNode'];
type Draft = Schemas['ApprovalConfigInput'];

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let assets: string[];
let used = 0;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, fixedAsset, centralCatalogue, status, children }) =>
    fixedAsset && !centralCatalogue && status === 'ENABLED' && children.length === 0 ? [id] : [],
  );
});
afterAll(() => app.close());

const [keeperId, deanId] = [seedId('user', 107), seedId('user', 104)];
const [chemistry, organic, medicine] = [301, 311, 308].map((n) => seedId('dept', n)) as [string, string, string];
const asks = (...userIds: string[]): Node => ({ kind: 'USERS', userIds, mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' });

async function create(changes: Partial<Draft> = {}): Promise<string> {
  used += 1;
  const body: Draft = { configName: `Flow ${used}`, bizType: 'PURCHASE', priority: 900, nodes: [asks(keeperId)], ...changes };
  const withoutOwners = body.bizType === 'PURCHASE';
  return (await admin.approvalConfig.saveApprovalConfig({ body: { withoutOwners, ...body } })).id;
}
const detail = (id: string) => admin.approvalConfig.getApprovalConfigDetail({ path: { id } });
const change = async (id: string, body: Partial<Draft>) => {
  const { bizType: _, ...changes } = body;
  const { version } = await detail(id);
  return admin.approvalConfig.updateApprovalConfig({
    path: { id },
    body: { withoutOwners: (await detail(id)).bizType === 'PURCHASE', ...changes, version },
  });
};
const remove = (id: string) => admin.approvalConfig.deleteApprovalConfig({ path: { id } });

/** Submits a larger purchase of a category of its own. */
async function aCase() {
  used += 1;
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), assets[used % assets.length] as string, '120000.00');
  const { approvers: told } = await people.applicant.projects.precheckProject({ body: input });
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, told, caseId: String(approvalInstanceId) };
}
const caseOf = (id: string) => people.applicant.approvals.getApprovalInstanceDetail({ path: { id } });

describe('a flow of the school', () => {
  test('is listed with what it asks and what its ids stand for, and changed by versions', async () => {
    const conditions = { amountFrom: '10000.00', deptIds: [chemistry], fundTypes: ['SCIENCE' as const] };
    const nodes: Node[] = [
      { ...asks(keeperId), name: 'Safety', limitDays: 5 },
      { kind: 'ROLE', roleCode: 'finance', where: 'SCHOOL', mode: 'ALL', ifEmpty: 'SKIP', when: { hazardous: true } },
    ];
    const id = await create({ configName: 'Chemistry', conditions, nodes });
    const stored = await detail(id);
    expect(stored).toMatchObject({ configName: 'Chemistry', status: 'ENABLED', version: 1, conditions, nodes, runningCount: 0 });
    expect(Object.fromEntries(stored.names.map((one) => [one.id, one.name]))).toMatchObject({
      [keeperId]: '孙建业',
      [chemistry]: '化学化工学院',
      finance: expect.any(String),
    });
    expect(stored.allowedActions).toEqual(['EDIT', 'DISABLE', 'DELETE']);
    await change(id, { priority: 800, nodes: [asks(deanId)] });
    expect(await detail(id)).toMatchObject({ priority: 800, version: 2, conditions, nodes: [asks(deanId)] });
    const stale = admin.approvalConfig.updateApprovalConfig({ path: { id }, body: { version: 1, priority: 1 } });
    expect(await failureOf(stale)).toMatchObject({ code: 4090 });
    const query = { bizType: 'PURCHASE' as const, configName: 'hemis' };
    expect((await admin.approvalConfig.queryApprovalConfigPage({ query })).records.map((row) => row.id)).toEqual([id]);
    await remove(id);
    expect(await failureOf(detail(id))).toMatchObject({ code: 4004 });
  });

  test('says what is wrong with it, field by field', async () => {
    const refused = async (changes: Partial<Draft>) => broken(await failureOf(create(changes)));
    const id = await create({ configName: 'Taken' });
    expect(await refused({ configName: 'Taken' })).toEqual(['configName unique']);
    const role = { kind: 'ROLE', mode: 'ANY', ifEmpty: 'SKIP' } as const;
    expect(await refused({ nodes: [role, { ...role, userIds: ['x'], roleCode: 'finance', where: 'FIXED_DEPT' }] })).toEqual([
      'nodes.0.roleCode required',
      'nodes.0.where required',
      'nodes.1.deptId required',
      'nodes.1.userIds contradiction',
    ]);
    const when = { amountFrom: '5.00', amountBelow: '5.00' };
    expect(await refused({ conditions: when, nodes: [{ ...asks(deanId), when }] })).toEqual([
      'conditions.amountBelow range',
      'nodes.0.when.amountBelow range',
    ]);
    const conditions = { deptIds: ['none'], categoryIds: ['none'], patternIds: ['none'] };
    const nobody: Node = { ...role, roleCode: 'nobody', where: 'FIXED_DEPT', deptId: 'none' };
    expect((await refused({ conditions, nodes: [nobody, asks(keeperId, 'none')] })).toSorted()).toEqual([
      'conditions.categoryIds.0 exists',
      'conditions.deptIds.0 exists',
      'conditions.patternIds.0 exists',
      'nodes.0.deptId exists',
      'nodes.0.roleCode exists',
      'nodes.1.userIds.1 exists',
    ]);
    await remove(id);
  });

  test('is looked at by officers and auditors, and changed by administrators alone', async () => {
    const { records } = await people.officer.approvalConfig.queryApprovalConfigPage({ query: { size: 200 } });
    expect(records.length).toBeGreaterThan(2);
    for (const { allowedActions } of records) expect(allowedActions).toEqual([]);
    const [row] = records;
    const body = { version: 1, priority: 3 };
    const write = people.officer.approvalConfig.updateApprovalConfig({ path: { id: String(row?.id) }, body });
    expect(await failureOf(write)).toMatchObject(forbidden);
  });
});

describe('of several flows', () => {
  test('the first that fits serves, the case tells it, and keeps it when the flow changes', async () => {
    const other = await create({ priority: 1, conditions: { amountBelow: '50000.00' }, nodes: [asks(deanId)] });
    const id = await create({ configName: 'By the keeper', priority: 2, nodes: [asks(keeperId)] });
    const { id: projectId, told, caseId } = await aCase();
    expect(told).toEqual([{ kind: 'NAMED', mode: 'ANY', names: ['孙建业'] }]);
    expect((await caseOf(caseId)).flow).toEqual({ id, configName: 'By the keeper', version: 1 });
    await change(id, { configName: 'By the dean', nodes: [asks(deanId)] });
    expect(await caseOf(caseId)).toMatchObject({ flow: { configName: 'By the keeper' }, records: [{ userName: '孙建业' }] });
    expect((await aCase()).told).toEqual([{ kind: 'NAMED', mode: 'ANY', names: ['陈志衡'] }]);
    expect(await detail(id)).toMatchObject({ runningCount: 2, allowedActions: ['EDIT', 'DISABLE'] });
    expect(await failureOf(remove(id))).toMatchObject({ code: 4206 });
    await change(id, { status: 'DISABLED' });
    const next = await aCase();
    expect(next.told.map(({ kind }) => kind)).toEqual(['CARD_OWNER', 'DEPT_APPROVER', 'SCHOOL_APPROVER']);
    expect((await caseOf(next.caseId)).flow).toBeNull();
    await decide(people.witness, projectId, { decision: 'APPROVE' });
    await decide(await app.as('dean1', 'dept_approver'), await otherCase(id), { decision: 'APPROVE' });
    await remove(id);
    expect(await caseOf(caseId)).toMatchObject({ status: 'APPROVED', flow: { configName: 'By the keeper', version: 1 } });
    await remove(other);
  });

  /** The purchase that still runs by a flow. */
  async function otherCase(configId: string): Promise<string> {
    const { projectId } = await app.database.db
      .selectFrom('approvalInstance as instance')
      .innerJoin('approvalFlow as flow', 'flow.id', 'instance.flowId')
      .select('instance.projectId')
      .where('flow.configId', '=', configId)
      .where('instance.status', '=', 'RUNNING')
      .executeTakeFirstOrThrow();
    return projectId;
  }

  test('it is told which one never serves, which are equal, and where a node finds nobody', async () => {
    const wide = await create({ configName: 'Wide', bizType: 'AWARD', priority: 10, conditions: { deptIds: [chemistry] } });
    const role = { kind: 'ROLE', where: 'COLLEGE', mode: 'ANY', ifEmpty: 'SKIP' } as const;
    const narrow = await create({
      configName: 'Narrow',
      bizType: 'AWARD',
      priority: 20,
      conditions: { deptIds: [organic], amountFrom: '5.00' },
      nodes: [
        { ...role, roleCode: 'dept_approver' },
        { ...role, roleCode: 'auditor' },
      ],
    });
    const equal = await create({ configName: 'Equal', bizType: 'AWARD', priority: 10, conditions: { deptIds: [medicine] } });
    expect((await detail(wide)).findings).toMatchObject([
      { kind: 'SHADOWS', otherName: 'Narrow' },
      { kind: 'SAME_PRIORITY', otherName: 'Equal' },
    ]);
    expect((await detail(narrow)).findings).toMatchObject([
      { kind: 'SHADOWED', otherName: 'Wide' },
      { kind: 'NOBODY', nodeNo: 2, deptNames: ['有机化学实验室'], deptCount: 1 },
    ]);
    for (const id of [wide, narrow, equal]) await remove(id);
  });

  test('it is told that a node asks the managers of categories where no category has one', async () => {
    const asks = await create({
      configName: 'Managers',
      bizType: 'CONTRACT',
      priority: 10,
      conditions: {},
      nodes: [{ kind: 'CATEGORY_MANAGER', mode: 'ANY', ifEmpty: 'SKIP' }],
    });
    // The demo has one.
    const id = seedId('goodsCategory', 2101);
    const manage = async (manager: Schemas['CategoryManagerInput'] | null) => {
      const version = (await categories.all(admin)).find((one) => one.id === id)?.version ?? 1;
      await admin.goodsCategories.updateGoodsCategory({ path: { id }, body: { version, manager } });
    };
    const before = (await categories.all(admin)).find((one) => one.id === id)?.manager?.users.map((user) => user.id) ?? [];
    // It takes all contracts, and leaves the other flow of the demo nothing.
    const shadow = { kind: 'SHADOWS', otherName: '百万元以上合同' };
    await manage(null);
    expect((await detail(asks)).findings).toMatchObject([shadow, { kind: 'NO_MANAGER', nodeNo: 1, deptCount: 0 }]);
    await manage({ userIds: before });
    expect((await detail(asks)).findings).toMatchObject([shadow]);
    await remove(asks);
  });
});

describe('a trial', () => {
  const attempt = (body: Schemas['ApprovalTrial']) => admin.approvalConfig.tryApprovalFlow({ body });
  const tried = { bizType: 'PURCHASE' as const, case: { amount: '68000.00', deptId: organic } };

  test('tells which flow serves, why not the others, and who is asked', async () => {
    const { isSmall, flows, chain } = await attempt(tried);
    expect(isSmall).toBe(false);
    expect(flows).toMatchObject([
      { configName: '危化品采购', serves: false, misfits: ['HAZARDOUS'] },
      { configName: '进口产品采购', serves: false, misfits: ['IMPORTED'] },
      { configName: '大额专项经费采购', serves: false, misfits: ['AMOUNT', 'FUND'] },
      { id: null, configName: null, serves: true, misfits: [] },
    ]);
    expect(chain.map(({ names }) => names)).toEqual([['陈志衡']]);
  });

  test('of a flow that is not saved takes it in its place', async () => {
    const draft = { configName: 'Draft', priority: 53, nodes: [asks(deanId)] };
    expect((await attempt({ ...tried, draft })).flows).toMatchObject([
      { configName: '危化品采购', serves: false },
      { configName: 'Draft', isDraft: true, serves: true },
      { configName: '进口产品采购', serves: false },
      { configName: '大额专项经费采购', serves: false },
      { configName: null, serves: false, misfits: [] },
    ]);
    const id = seedId('approvalConfig', 8601);
    const replaced = await attempt({ ...tried, draft: { ...draft, id, priority: 60 } });
    expect(replaced.flows.map(({ configName }) => configName)).toEqual(['进口产品采购', '大额专项经费采购', 'Draft', null]);
    expect(replaced.findings).toMatchObject([{ kind: 'NO_OWNERS' }, { kind: 'SAME_PRIORITY', otherName: '大额专项经费采购' }]);
  });

  test('of imported equipment asks who manages it, in the demo', async () => {
    const imported = { ...tried.case, categoryIds: [seedId('goodsCategory', 2101)], imported: true };
    const { flows, chain } = await attempt({ ...tried, case: imported });
    expect(flows.find(({ serves }) => serves)).toMatchObject({ configName: '进口产品采购' });
    expect(chain.map(({ names }) => names)).toEqual([['陈志衡'], ['何立群']]);
  });

  test('of a small purchase goes by the policy', async () => {
    expect(await attempt({ ...tried, case: { ...tried.case, amount: '480.00' } })).toMatchObject({ isSmall: true, flows: [] });
  });

  test('asks neither applicant nor officer, and names what is unknown', async () => {
    const { chain } = await attempt({ ...tried, case: { ...tried.case, applicantId: deanId } });
    expect(chain.flatMap(({ names }) => names)).not.toContain('陈志衡');
    const unknown = { amount: '1.00', deptId: 'none', cardIds: ['none'], categoryIds: ['none'] };
    expect(broken(await failureOf(attempt({ ...tried, case: unknown })))).toEqual([
      'case.deptId exists',
      'case.cardIds.0 exists',
      'case.categoryIds.0 exists',
    ]);
    const draft = { configName: 'Draft', priority: 1, nodes: [asks('none')] };
    expect(broken(await failureOf(attempt({ ...tried, draft })))).toEqual(['draft.nodes.0.userIds.0 exists']);
  });
});

test('the default flows are told for each kind of business', async () => {
  const flows = await people.officer.approvalConfig.listDefaultApprovalFlows();
  expect(flows.map(({ bizType, nodes }) => [bizType, nodes.length])).toEqual([
    ['PURCHASE', 4],
    ['AWARD', 2],
    ['AWARD_CANCEL', 1],
    ['CONTRACT', 2],
    ['MODIFICATION', 2],
    ['TERMINATION', 2],
    ['WRITE_OFF', 1],
  ]);
});

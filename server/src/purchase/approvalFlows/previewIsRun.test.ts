import type { Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { aCategoryThat, buyers, largerInput } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { cardInput, lab, other, owner } from '#test/builders/cardFixture.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Condition = Schemas['ApprovalCondition'];
type Node = Schemas['ApprovalNode'];
type Draft = Pick<Schemas['ApprovalConfigInput'], 'priority' | 'nodes'> & { conditions: Condition };

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let categoryIds: string[];
let cardIds: string[];
let paperId: string;
let supplierId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  const isPlain = ({ purchaseType, centralCatalogue }: Schemas['GoodsCategory']) => purchaseType === 'GOODS' && !centralCatalogue;
  categoryIds = [
    await aCategoryThat(people.applicant, (one) => isPlain(one) && one.fixedAsset && !one.hazardous),
    await aCategoryThat(people.applicant, (one) => isPlain(one) && one.hazardous),
  ];
  await anApprovedSupplier(app);
  const { records } = await people.officer.company.queryAllSupplier({ query: { status: 'APPROVED', size: 1 } });
  supplierId = String(records[0]?.id);
  paperId = (await uploadAs(people.applicant)(pdf(), 'report.pdf', 'PURCHASE')).id;
  // The first category is managed by people, the other one, as all goods, by a role.
  const manage = (id: string, version: number, manager: Schemas['CategoryManagerInput']) =>
    admin.goodsCategories.updateGoodsCategory({ path: { id }, body: { version, manager } });
  const tree = await admin.goodsCategories.getGoodsCategoryTree({ query: {} });
  for (const { id, version } of tree) await manage(id, version, { roleCode: 'warehouse_keeper', deptId: deptOfKeeper });
  const all = (nodes: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] =>
    nodes.flatMap((one) => [one, ...all(one.children)]);
  const first = all(tree).find(({ id }) => id === categoryIds[0]);
  await manage(String(first?.id), first?.version ?? 1, { userIds: [owner, seedId('user', 104), seedId('user', 129)] });
  cardIds = [];
  for (const [ownerId, fundType] of [[other, 'SCIENCE'] as const, [owner, 'SPECIAL'] as const]) {
    const body = cardInput({ ownerId, authorizedUserIds: ownerId === owner ? [] : [owner], fundType, deptId: lab });
    cardIds.push((await people.finance.expenditure.saveExpenditure({ body: { ...body, totalAmount: '9000000.00' } })).id);
  }
});
afterAll(() => app.close());

const deptOfKeeper = seedId('dept', 346);
const amounts = ['12000.00', '49999.99', '50000.00', '120000.00'];
// Chemistry, its laboratory and medicine; a keeper, the dean, the vice-president, and who applies.
const deptIds = [301, 311, 308].map((n) => seedId('dept', n));
const userIds = [107, 104, 122, 103].map((n) => seedId('user', n));

/** Some of these, or no such condition. */
const some = <T>(all: readonly T[]) => fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined });
const aCondition = () =>
  fc
    .record({
      amountFrom: fc.option(fc.constantFrom(...amounts), { nil: undefined }),
      deptIds: some(deptIds),
      categoryIds: some(categoryIds),
      fundTypes: some(['SCIENCE', 'SPECIAL'] as const),
      hazardous: fc.option(fc.boolean(), { nil: undefined }),
      imported: fc.option(fc.boolean(), { nil: undefined }),
      executionCodes: some(['ONLINE_BID', 'DIRECT'] as const),
    })
    // What is undefined is left out, as it is when it is sent.
    .map((condition) => JSON.parse(JSON.stringify(condition)) as Condition);

const aNode = (): fc.Arbitrary<Node> =>
  fc
    .record({
      who: fc.oneof(
        fc.constant({ kind: 'CARD_OWNER' as const }),
        fc.constant({ kind: 'CATEGORY_MANAGER' as const }),
        fc.record({ kind: fc.constant('USERS' as const), userIds: fc.shuffledSubarray(userIds, { minLength: 1 }) }),
        fc.record({
          kind: fc.constant('ROLE' as const),
          roleCode: fc.constantFrom('dept_approver', 'finance', 'warehouse_keeper', 'auditor'),
          where: fc.constantFrom('DEPT' as const, 'COLLEGE' as const, 'SCHOOL' as const),
        }),
        fc.record({
          kind: fc.constant('ROLE' as const),
          roleCode: fc.constantFrom('dept_approver', 'warehouse_keeper'),
          where: fc.constant('FIXED_DEPT' as const),
          deptId: fc.constantFrom(...deptIds),
        }),
      ),
      mode: fc.constantFrom('ANY' as const, 'ALL' as const, 'SEQUENCE' as const),
      ifEmpty: fc.constantFrom('SKIP' as const, 'SCHOOL_ADMIN' as const),
      otherThanBefore: fc.boolean(),
      when: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: aCondition() }),
    })
    .map(({ who, ...node }) => ({ ...node, ...who }));

const aFlow = (): fc.Arbitrary<Draft> =>
  fc.record({
    priority: fc.integer({ min: 1, max: 4 }),
    conditions: aCondition(),
    nodes: fc.array(aNode(), { minLength: 1, maxLength: 4 }),
  });

const aCase = () =>
  fc.record({
    amount: fc.constantFrom(...amounts),
    categoryId: fc.constantFrom(...categoryIds),
    cards: fc.shuffledSubarray(cardIds, { minLength: 1 }),
    imported: fc.boolean(),
    isDirect: fc.boolean(),
  });

test('what is told before is what starts: by precheck and by trial, of flows that are saved and of one that is not yet', async () => {
  const { applicant } = people;
  let count = 0;
  const drawn = fc.tuple(fc.array(aFlow(), { minLength: 1, maxLength: 3 }), fc.array(aCase(), { minLength: 1, maxLength: 2 }));
  await fc.assert(
    fc.asyncProperty(drawn, async ([flows, cases]) => {
      count += 1;
      const ids: string[] = [];
      const [draft, ...saved] = flows as [Draft, ...Draft[]];
      const store = async (flow: Draft) => {
        const body = {
          ...flow,
          configName: `Run ${count}, flow ${ids.length}`,
          bizType: 'PURCHASE' as const,
          withoutOwners: true,
        };
        ids.push((await admin.approvalConfig.saveApprovalConfig({ body })).id);
      };
      for (const flow of saved) await store(flow);
      const requests = cases.map(requestOf);
      const before = [];
      for (const request of requests) before.push(await tried(request, { ...draft, configName: 'Draft' }));
      await store(draft);
      for (const [index, request] of requests.entries()) {
        const { approvers } = await applicant.projects.precheckProject({ body: request });
        const trial = await tried(request);
        const run = await started(request);
        expect(approvers).toEqual(trial.chain);
        expect(before[index]?.chain).toEqual(trial.chain);
        expect(trial.chain.map(({ kind, mode, names }) => ({ kind, mode, names: names.toSorted() }))).toEqual(run.chain);
        const serving = trial.flows.find(({ serves }) => serves);
        expect(run.flow?.id ?? null).toBe(serving?.id ?? null);
        expect(before[index]?.flows.map(({ serves }) => serves)).toEqual(trial.flows.map(({ serves }) => serves));
      }
      for (const id of ids) await admin.approvalConfig.deleteApprovalConfig({ path: { id } });
    }),
    { numRuns: 10 },
  );
}, 180_000);

type Request = ReturnType<typeof requestOf>;

interface Case {
  amount: string;
  categoryId: string;
  cards: string[];
  imported: boolean;
  isDirect: boolean;
}

function requestOf({ amount, categoryId, cards, imported, isDirect }: Case) {
  const [first = ''] = cards;
  const rest = cards.slice(1).map((expenditureId) => ({ expenditureId, amount: '1.00' }));
  const main = (Number(amount) - rest.length).toFixed(2);
  const larger = largerInput(first, categoryId, amount);
  return {
    ...larger,
    items: larger.items.map((item) => ({ ...item, imported })),
    funds: [{ expenditureId: first, amount: main }, ...rest],
    // Imported goods need a report.
    attachmentIds: [paperId],
    argumentId: paperId,
    // Larger ones are not bought directly.
    ...(isDirect &&
      Number(amount) < 50_000 && {
        executionCode: 'DIRECT' as const,
        otherReason: 'No bidding, for a reason of some length',
        wayFacts: wayFacts('DIRECT', { supplierIds: [supplierId], paperId }),
      }),
  };
}

function tried({ items, funds, executionCode }: Request & { executionCode?: 'DIRECT' }, draft?: Draft & { configName: string }) {
  const [line] = items as [Request['items'][number]];
  const tried = { amount: line.amount, deptId: lab, applicantId: owner, categoryIds: [line.categoryId], imported: line.imported };
  const cards = funds.map(({ expenditureId }) => expenditureId);
  const body = {
    bizType: 'PURCHASE' as const,
    case: { ...tried, cardIds: cards, ...(executionCode && { executionCode }) },
    ...(draft && { draft }),
  };
  return admin.approvalConfig.tryApprovalFlow({ body });
}

/** Submits a request, and withdraws it: whom it asks, and by which flow. */
async function started(body: Request) {
  const { projects, approvals } = people.applicant;
  const { id } = await projects.saveProject({ body });
  await projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  const { approvalInstanceId } = await projects.getProjectDetail({ path: { id } });
  const path = { id: String(approvalInstanceId) };
  const { records, version, flow } = await approvals.getApprovalInstanceDetail({ path });
  await approvals.withdrawApprovalInstance({ path, body: { version } });
  const asked = records.filter(({ state }) => state !== 'SKIPPED');
  const chain = [...Map.groupBy(asked, ({ step }) => step).values()].map((tasks) => ({
    kind: tasks[0]?.kind,
    mode: tasks[0]?.mode,
    names: tasks.map(({ userName }) => userName).toSorted(),
  }));
  return { chain, flow };
}

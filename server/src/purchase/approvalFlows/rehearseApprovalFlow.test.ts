import type { Schemas } from '@campus-procurement/sdk';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  largerInput,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Rehearsal = Schemas['ApprovalRehearsal'];

/** The statements that were sent to the database. */
const sent: string[] = [];
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    sent.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let asset: string;
beforeAll(async () => {
  app = await startApp({ plugin: counter });
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  const all = await categories.all(people.applicant);
  const isAsset = (one: (typeof all)[number]) =>
    one.fixedAsset && !one.centralCatalogue && !one.hazardous && one.status === 'ENABLED' && one.children.length === 0;
  asset = all.find(isAsset)?.id as string;
});
afterAll(() => app.close());

const rehearse = (body: Rehearsal = {}) => admin.approvalConfig.rehearseApprovalFlow({ body });
const [keeperId, deanId] = [seedId('user', 107), seedId('user', 104)];
const asks = (...userIds: string[]): Schemas['ApprovalNode'] => ({
  kind: 'USERS',
  userIds,
  mode: 'ANY',
  ifEmpty: 'SCHOOL_ADMIN',
});

async function aLarger() {
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), asset, '120000.00');
  return aLargerPurchase(people, 'APPROVING', input);
}

test('of the flows and limits as they are changes nothing, and asks whom the run has asked', async () => {
  const { id, approvalInstanceId } = await aLarger();
  const asIs = await rehearse();
  expect(asIs).toMatchObject({ changed: 0, isCut: false, examples: [] });
  expect(asIs.before).toEqual(asIs.after);
  expect(asIs.count).toBeGreaterThan(0);
  // A flow that is tried for all asks somebody else, so that the purchase tells its chain as it is.
  const draft = { configName: 'Draft', priority: 1, nodes: [asks(keeperId)] };
  const { examples } = await rehearse({ draft });
  const told = examples.find((one) => one.id === id);
  const { records } = await people.applicant.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } });
  const asked = records.filter(({ state }) => state !== 'SKIPPED').map(({ kind, userName }) => [kind, userName]);
  expect(told?.before.chain.flatMap(({ kind, names }) => names.map((name) => [kind, name])).toSorted()).toEqual(asked.toSorted());
  expect(told?.after).toEqual({ isSmall: false, chain: [{ kind: 'NAMED', mode: 'ANY', names: ['孙建业'] }] });
});

test('of a flow that asks one more tells how many more decide, who, and how long it takes', async () => {
  const { id } = await aLarger();
  const body = { bizType: 'PURCHASE' as const, configName: 'All', priority: 1, nodes: [asks(keeperId)], withoutOwners: true };
  const { id: configId } = await admin.approvalConfig.saveApprovalConfig({ body });
  const draft = { id: configId, configName: 'All', priority: 1, nodes: [asks(keeperId), asks(deanId)] };
  const { before, after, changed, count, people: asked, paces, examples } = await rehearse({ draft });
  const larger = count - before.small;
  expect(changed).toBe(larger);
  expect(after.signatures - before.signatures).toBe(larger);
  expect(after.small).toBe(before.small);
  const dean = asked.find((one) => one.id === deanId);
  expect((dean?.after ?? 0) - (dean?.before ?? 0)).toBe(larger);
  expect(paces[0]?.kind).toBeNull();
  expect(after.minutes ?? 0).toBeGreaterThanOrEqual(before.minutes ?? 0);
  expect(examples.find((one) => one.id === id)).toMatchObject({
    before: { chain: [{ names: ['孙建业'] }] },
    after: { chain: [{ names: ['孙建业'] }, { names: ['陈志衡'] }] },
  });
  expect((await rehearse({ draft: { ...draft, nodes: [asks(keeperId)] } })).changed).toBe(0);
  // Who has agreed before is not asked again.
  expect((await rehearse({ draft: { ...draft, nodes: [asks(keeperId), asks(keeperId)] } })).changed).toBe(0);
  await admin.approvalConfig.deleteApprovalConfig({ path: { id: configId } });
});

test('of a lower limit tells which purchases are small no longer, and of a higher one which need nobody', async () => {
  const input = purchaseInput(await aSharedCard(people.finance), await aCategory(people.applicant), '2480.00');
  const { id } = await aPurchase(people, 'APPROVING', { input });
  const { before, after, changed, examples } = await rehearse({ policy: { smallLimit: '2000.00' } });
  expect(after.small).toBeLessThan(before.small);
  expect(changed).toBeGreaterThanOrEqual(before.small - after.small);
  expect(examples.find((one) => one.id === id)).toMatchObject({
    before: { isSmall: true, chain: [{ kind: 'CARD_OWNER' }] },
    after: { isSmall: false },
  });
  const eased = await rehearse({ policy: { ownCardLimit: '10000.00' } });
  expect(eased.after.unasked).toBeGreaterThanOrEqual(eased.before.unasked);
  expect(eased.after.signatures).toBeLessThanOrEqual(eased.before.signatures);
});

test('keeps to its days, and says what is wrong with them, the limits and the draft', async () => {
  expect(await rehearse({ from: '2001-01-01', to: '2001-12-31' })).toMatchObject({
    from: '2001-01-01',
    to: '2001-12-31',
    count: 0,
    changed: 0,
    paces: [],
    people: [],
    examples: [],
    before: { signatures: 0, minutes: null, small: 0, unasked: 0, blocked: 0 },
  });
  const broken = async (body: Rehearsal) =>
    (await failureOf(rehearse(body)))?.fieldErrors?.map(({ field, rule }) => `${field} ${rule}`);
  expect(await broken({ from: '2026-02-02', to: '2026-02-01' })).toEqual(['to order']);
  expect(await broken({ policy: { ownCardLimit: '99999.00' } })).toEqual(['policy.ownCardLimit maximum']);
  expect(await broken({ policy: { smallLimit: '1.00' } })).toEqual(['policy.smallLimit minimum']);
  const draft = { configName: 'Draft', priority: 1, nodes: [asks('none')] };
  expect(await broken({ draft })).toEqual(['draft.nodes.0.userIds.0 exists']);
});

test('takes the same few statements however many purchases there are', async () => {
  const draft = { configName: 'Draft', priority: 1, nodes: [asks(keeperId)] };
  const counted = async () => {
    const from = sent.length;
    const { count } = await rehearse({ draft });
    return { count, statements: sent.length - from };
  };
  const few = await counted();
  await aLarger();
  await aLarger();
  const more = await counted();
  expect(more.count).toBe(few.count + 2);
  expect(more.statements).toBe(few.statements);
  // Of them some belong to every request: session, role and log.
  expect(more.statements).toBeLessThanOrEqual(22);
});

test('tells nothing of other schools', async () => {
  const { count, examples, people: asked } = await rehearse({ draft: { configName: 'D', priority: 1, nodes: [asks(deanId)] } });
  const { db } = app.database;
  const own = await db
    .selectFrom('project')
    .select('id')
    .where('companyId', '=', '1001')
    .where('submitTime', 'is not', null)
    .execute();
  expect(count).toBeLessThanOrEqual(own.length);
  const ids = new Set(own.map(({ id }) => id));
  expect(examples.every(({ id }) => ids.has(id))).toBe(true);
  const users = await db.selectFrom('appUser').select('id').where('companyId', '=', '1001').execute();
  expect(asked.every((one) => users.some(({ id }) => id === one.id))).toBe(true);
});

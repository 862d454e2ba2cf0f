import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { storeFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Node = Schemas['ApprovalNode'];
type Draft = Schemas['ApprovalConfigInput'];

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const owners: Node = { kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SKIP' };
const dean: Node = { kind: 'USERS', userIds: [seedId('user', 104)], mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' };
let used = 0;
const save = async (changes: Partial<Draft>) => {
  used += 1;
  const body: Draft = { configName: `Flow ${used}`, bizType: 'PURCHASE', priority: 900, nodes: [dean], ...changes };
  return (await admin.approvalConfig.saveApprovalConfig({ body })).id;
};
const detail = (id: string) => admin.approvalConfig.getApprovalConfigDetail({ path: { id } });
const change = async (id: string, body: Omit<Schemas['ApprovalConfigChanges'], 'version'>) =>
  admin.approvalConfig.updateApprovalConfig({ path: { id }, body: { ...body, version: (await detail(id)).version } });
const remove = (id: string) => admin.approvalConfig.deleteApprovalConfig({ path: { id } });
const kinds = async (id: string) =>
  (await detail(id)).findings.map(({ kind, otherName }) => [kind, otherName].filter(Boolean).join(' '));

describe('a flow for requests', () => {
  test('that leaves out the owners of the cards, or asks them about some requests only, wants that confirmed', async () => {
    const some: Node = { ...owners, when: { amountFrom: '100000.00' } };
    for (const nodes of [[dean], [some, dean]]) {
      expect(await failureOf(save({ nodes }))).toMatchObject(broken('nodes', 'owners'));
    }
    const id = await save({ withoutOwners: true });
    expect(await detail(id)).toMatchObject({ withoutOwners: true, findings: [] });
    // What is confirmed is what the flow asks: another one needs it again, and a new name does not.
    await change(id, { configName: 'Renamed' });
    expect(await failureOf(change(id, { nodes: [dean, dean] }))).toMatchObject(broken('nodes', 'owners'));
    await change(id, { nodes: [owners, dean] });
    expect(await detail(id)).toMatchObject({ withoutOwners: false });
    await remove(id);
    await remove(await save({ conditions: { amountFrom: '200000.00' }, nodes: [some] }));
    await remove(await save({ bizType: 'CONTRACT' }));
  });

  test('of an earlier version runs as before, and says so in the list, to those who try it, and in the check-up', async () => {
    const { userIds } = dean as { userIds: string[] };
    await storeFlow(app.database.db, [{ kind: 'USERS', userIds, mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' }]);
    const { records } = await admin.approvalConfig.queryApprovalConfigPage({ query: { configName: 'of a test' } });
    expect(records[0]?.findings.map(({ kind }) => kind)).toContain('NO_OWNERS');
    const tried = { bizType: 'PURCHASE' as const, case: { amount: '68000.00', deptId: seedId('dept', 311) } };
    expect(await admin.approvalConfig.tryApprovalFlow({ body: tried })).toMatchObject({ asksOwners: false });
    const id = String(records[0]?.id);
    expect(await failureOf(change(id, { priority: 2 }))).toMatchObject(broken('nodes', 'owners'));
    await change(id, { status: 'DISABLED' });
    expect(await admin.approvalConfig.tryApprovalFlow({ body: tried })).toMatchObject({ asksOwners: true });
    expect(await failureOf(change(id, { status: 'ENABLED' }))).toMatchObject(broken('nodes', 'owners'));
    await storeFlow(app.database.db, null);
  });

  test('that is rehearsed without them tells of how many purchases an owner is not asked', async () => {
    const draft = { configName: 'Draft', priority: 1, nodes: [dean] };
    const { before, after } = await admin.approvalConfig.rehearseApprovalFlow({
      body: { draft, policy: { smallLimit: '1.00', ownCardLimit: '0.00' } },
    });
    expect(before.ownersLeft).toBe(0);
    expect(after.ownersLeft).toBeGreaterThan(0);
  });
});

describe('it is told', () => {
  test('which amounts no flow matches, beside the flows on both sides', async () => {
    const low = await save({ bizType: 'AWARD', configName: 'Low', conditions: { amountBelow: '50000.00' } });
    expect(await kinds(low)).toEqual([]);
    const high = await save({ bizType: 'AWARD', configName: 'High', priority: 901, conditions: { amountFrom: '80000.00' } });
    const gap = { kind: 'GAP', amountFrom: '50000.00', amountBelow: '80000.00' };
    for (const id of [low, high]) expect((await detail(id)).findings).toMatchObject([gap]);
    await change(high, { conditions: { amountFrom: '50000.00' } });
    for (const id of [low, high]) expect(await kinds(id)).toEqual([]);
    await remove(low);
    await remove(high);
  });

  test('that several flows together leave nothing for another, and which one a draft would hide', async () => {
    const late = await save({ bizType: 'AWARD', configName: 'Late', priority: 910, conditions: { amountFrom: '20000.00' } });
    const low = await save({ bizType: 'AWARD', configName: 'Low', conditions: { amountBelow: '50000.00' } });
    const draft = { configName: 'High', priority: 901, conditions: { amountFrom: '50000.00' }, nodes: [dean] };
    const body = { bizType: 'AWARD' as const, case: { amount: '1.00', deptId: seedId('dept', 311) }, draft };
    expect((await admin.approvalConfig.tryApprovalFlow({ body })).findings).toMatchObject([
      { kind: 'SHADOWS', otherName: 'Late' },
    ]);
    const high = await save({ bizType: 'AWARD', ...draft });
    expect((await detail(late)).findings).toMatchObject([{ kind: 'SHADOWED', otherName: null }]);
    for (const id of [late, low, high]) await remove(id);
  });
});

import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { cardFixture, cardInput, other, owner } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let finance: TestClient;
let cards: ReturnType<typeof cardFixture>;
beforeAll(async () => {
  app = await startApp();
  finance = await app.as('finance1', 'finance');
  cards = cardFixture(finance);
});
afterAll(() => app.close());

describe('saving and changing', () => {
  test('a card is stored with what was sent, and its total begins the ledger', async () => {
    const body = cardInput({ validFrom: '2026-01-01', validTo: '2026-12-31', authorizedUserIds: [other] });
    const { id } = await finance.expenditure.saveExpenditure({ body });
    const { authorizedUserIds: _, ...fields } = body;
    const figures = { frozenAmount: '0.00', availableAmount: '1000.00', authorizedUserCount: 1, version: 1, expired: false };
    expect(await cards.detail(id)).toMatchObject({ ...fields, ...figures, ownerName: '王晓梅', deptName: '有机化学实验室' });
    const [entry] = (await cards.ledger(id)).records;
    expect(entry).toMatchObject({ flowType: 'ADJUST', amount: '1000.00', balance: '1000.00', bizCode: null });
  });

  test.each<[string, string, Partial<Schemas['ExpenditureInput']>]>([
    ['ownerId', 'exists', { ownerId: seedId('user', 112) }],
    ['ownerId', 'exists', { ownerId: seedId('user', 151) }],
    ['deptId', 'exists', { deptId: seedId('dept', 351) }],
    ['authorizedUserIds.0', 'exists', { authorizedUserIds: ['nobody'] }],
    ['authorizedUserIds.1', 'owner', { authorizedUserIds: [other, owner] }],
    ['validTo', 'order', { validFrom: '2026-02-01', validTo: '2026-01-31' }],
  ])('%s is refused by the rule %s', async (field, rule, changes) => {
    expect(await failureOf(cards.save(changes))).toMatchObject(broken(field, rule));
  });

  test('of 20 who save the same number at once one does', async () => {
    const cardNo = 'RACE-1';
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(cards.save({ cardNo }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('cardNo', 'unique'));
  });

  test('what is left out stays; another total goes to the ledger', async () => {
    const id = await cards.save();
    const before = await cards.detail(id);
    await cards.update(id, { version: 1, totalAmount: '800.00' });
    await cards.update(id, { version: 2, cardName: 'Renamed', status: 'DISABLED' });
    const changes = { cardName: 'Renamed', status: 'DISABLED', totalAmount: '800.00', availableAmount: '800.00', version: 3 };
    expect(await cards.detail(id)).toMatchObject({
      ...before,
      ...changes,
      allowedActions: expect.anything(),
      updateByName: '赵婉清',
    });
    const { records } = await cards.ledger(id);
    expect(records.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['-200.00', '800.00'],
      ['1000.00', '1000.00'],
    ]);
  });

  test('the total cannot fall below what is frozen', async () => {
    const id = await cards.save();
    await cards.freeze(id, '600.00');
    expect(await failureOf(cards.update(id, { version: 2, totalAmount: '599.99' }))).toMatchObject({ status: 200, code: 4160 });
    await cards.update(id, { version: 2, totalAmount: '600.00' });
    expect((await cards.detail(id)).availableAmount).toBe('0.00');
  });

  test('whom it is lent to does not become the person in charge, and the validity stays in order', async () => {
    const id = await cards.save({ authorizedUserIds: [other], validFrom: '2026-02-01' });
    expect(await failureOf(cards.update(id, { version: 1, ownerId: other }))).toMatchObject(broken('ownerId', 'owner'));
    expect(await failureOf(cards.update(id, { version: 1, validTo: '2026-01-01' }))).toMatchObject(broken('validTo', 'order'));
    expect(await failureOf(cards.authorize(id, 1, [owner]))).toMatchObject(broken('userIds.0', 'owner'));
  });

  test('of 20 parallel changes with one version one wins', async () => {
    const id = await cards.save();
    const calls = Array.from({ length: 20 }, (_, n) =>
      failureOf(n % 2 ? cards.update(id, { version: 1, cardName: `by ${n}` }) : cards.authorize(id, 1, [other])),
    );
    const failures = await Promise.all(calls);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });
});

test('a card is deleted with its adjustments, but not once money was moved', async () => {
  const id = await cards.save();
  await cards.update(id, { version: 1, totalAmount: '900.00' });
  await cards.remove(id);
  expect(await failureOf(cards.remove(id))).toMatchObject(missing);
  const used = await cards.save();
  await cards.freeze(used, '1.00');
  await cards.unfreeze(used, '1.00');
  expect(await failureOf(cards.remove(used))).toMatchObject({ status: 200, code: 4206 });
});

test('users and departments with cards are not deleted', async () => {
  const admin = await app.as('schooladmin', 'school_admin');
  const dept = { deptName: 'With a card', deptCode: 'with-card', deptType: 2, parentId: seedId('dept', 301) } as const;
  const { id } = await admin.departments.createDept({ body: dept });
  await cards.save({ deptId: id });
  expect(await failureOf(admin.departments.deleteDept({ path: { id } }))).toMatchObject({ status: 200, code: 4206 });
  expect(await failureOf(admin.users.deleteUser({ path: { id: owner } }))).toMatchObject({ status: 200, code: 4206 });
});

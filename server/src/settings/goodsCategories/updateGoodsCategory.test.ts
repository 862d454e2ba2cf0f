import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { categories, goods, reagents, refusal } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
/** Administrator of school 3338. */
let other: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  other = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

describe('changing', () => {
  test('stores what was sent and leaves the rest', async () => {
    const id = await categories.save(school, { parentId: reagents, unit: '盒' });
    const before = await categories.find(school, id);
    expect(await categories.update(school, id, { argumentThreshold: '10.50', hazardous: true })).toBe(true);
    expect(await categories.find(school, id)).toEqual({ ...before, argumentThreshold: '10.50', hazardous: true, version: 2 });
    await categories.update(school, id, { version: 2, unit: null, argumentThreshold: null });
    expect(await categories.find(school, id)).toMatchObject({ unit: null, argumentThreshold: null, hazardous: true });
  });

  test('only goods that are not consumable are fixed assets', async () => {
    const marks = async (id: string) => {
      const { fixedAsset, consumable, centralCatalogue } = (await categories.find(school, id)) ?? {};
      return { fixedAsset, consumable, centralCatalogue };
    };
    const id = await categories.save(school, { centralCatalogue: true });
    expect(await marks(id)).toEqual({ fixedAsset: true, consumable: false, centralCatalogue: true });
    await categories.update(school, id, { consumable: true });
    expect(await marks(id)).toEqual({ fixedAsset: false, consumable: true, centralCatalogue: true });
    expect(await refusal(categories.update(school, id, { version: 2, fixedAsset: true }))).toBe('fixedAsset contradiction');
    const used = { consumable: true, fixedAsset: true };
    expect(await refusal(categories.save(school, used))).toBe('fixedAsset contradiction');
    const service = { purchaseType: 'SERVICE', fixedAsset: true } as const;
    expect(await refusal(categories.save(school, service))).toBe('fixedAsset contradiction');
  });

  test('a move takes those below along', async () => {
    const [, second = '', third = ''] = await categories.chain(school, 3);
    await categories.update(school, second, { parentId: null });
    expect([(await categories.find(school, second))?.level, (await categories.find(school, third))?.level]).toEqual([1, 2]);
    await categories.update(school, second, { version: 2, parentId: reagents });
    expect([(await categories.find(school, second))?.level, (await categories.find(school, third))?.level]).toEqual([3, 4]);
  });

  test('a category of the platform takes those of the schools along, and has no more room than they leave', async () => {
    const top = await categories.save(admin);
    const theirs = await categories.save(school, { parentId: top });
    const deeper = await categories.save(school, { parentId: theirs });
    await categories.update(admin, top, { parentId: goods });
    expect([(await categories.find(school, theirs))?.level, (await categories.find(school, deeper))?.level]).toEqual([3, 4]);
    expect(await refusal(categories.update(admin, top, { version: 2, parentId: reagents }))).toBe('parentId level');
  });

  test('a move that would break the tree is refused', async () => {
    const [first = '', second = '', third = ''] = await categories.chain(school, 3);
    expect(await refusal(categories.update(school, first, { parentId: first }))).toBe('parentId cycle');
    expect(await refusal(categories.update(school, first, { parentId: third }))).toBe('parentId cycle');
    expect(await refusal(categories.update(school, second, { parentId: (await categories.chain(school, 3))[2] ?? '' }))).toBe(
      'parentId level',
    );
    expect(await refusal(categories.update(school, third, { parentId: seedId('goodsCategory', 2105) }))).toBe('parentId parent');
    expect(await refusal(categories.update(school, third, { parentId: 'none' }))).toBe('parentId exists');
    expect(await refusal(categories.update(school, third, { categoryCode: '102' }))).toBe('categoryCode unique');
  });

  test('two moves at once never make a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, another] = [await categories.save(school), await categories.save(school)];
      const found = await Promise.all([
        refusal(categories.update(school, one, { parentId: another })),
        refusal(categories.update(school, another, { parentId: one })),
      ]);
      expect(found.sort()).toEqual(['parentId cycle', undefined]);
      expect(await categories.find(school, one)).toBeDefined();
    }
  });

  test('of 20 parallel writers with one version one wins', async () => {
    const id = await categories.save(school);
    const found = await Promise.all(Array.from({ length: 20 }, (_, sort) => refusal(categories.update(school, id, { sort }))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 4090)).toHaveLength(19);
  });

  test('of another school it does not exist, of the platform it is not the school to change', async () => {
    const theirs = await categories.save(other);
    expect(await refusal(categories.update(school, theirs, { sort: 1 }))).toBe(4004);
    expect(await failureOf(categories.update(school, reagents, { sort: 1 }))).toMatchObject(forbidden);
    expect(await categories.update(admin, theirs, { sort: 1 })).toBe(true);
  });
});

describe('who manages the goods of a category', () => {
  const dean = { id: seedId('user', 104), name: '陈志衡' };

  test('is said by users or by a role in a department, and taken back', async () => {
    const id = await categories.save(school, { parentId: reagents });
    const managed = async () => (await categories.find(school, id))?.manager;
    expect(await managed()).toBeNull();
    await categories.update(school, id, { manager: { userIds: [dean.id] } });
    expect(await managed()).toEqual({ users: [dean], roleCode: null, roleName: null, deptId: null, deptName: null });
    expect(await refusal(categories.update(school, id, { manager: null }))).toBe(4090);
    const role = { roleCode: 'dept_approver', deptId: seedId('dept', 301) };
    await categories.update(school, id, { version: 2, manager: role });
    expect(await managed()).toMatchObject({ users: [], ...role, roleName: 'Department approver' });
    await categories.update(school, id, { version: 3, manager: null, sort: 7 });
    expect(await categories.find(school, id)).toMatchObject({ manager: null, sort: 7, version: 4 });
  });

  test('must exist at the school, and is either one or the other', async () => {
    const id = await categories.save(school);
    const set = (manager: Schemas['CategoryManagerInput']) => refusal(categories.update(school, id, { manager }));
    expect(await set({})).toBe('manager.roleCode required,manager.deptId required');
    expect(await set({ userIds: [dean.id], roleCode: 'finance' })).toBe('manager.roleCode contradiction');
    expect(await set({ userIds: [dean.id, 'nobody'] })).toBe('manager.userIds.1 exists');
    expect(await set({ roleCode: 'no_such', deptId: 'nowhere' })).toBe('manager.roleCode exists,manager.deptId exists');
  });

  test('is for each school to say, also of the categories of the platform, whose rows stay as they are', async () => {
    const before = await categories.find(school, reagents);
    const version = before?.version ?? 0;
    expect(before?.allowedActions).toContain('SET_MANAGER');
    await categories.update(school, reagents, { version, manager: { userIds: [dean.id] } });
    expect(await categories.find(school, reagents)).toMatchObject({ version, manager: { users: [dean] } });
    expect(await categories.find(other, reagents)).toMatchObject({ version, manager: null });
    expect(await refusal(categories.update(other, reagents, { version, manager: { userIds: [dean.id] } }))).toBe(
      'manager.userIds.0 exists',
    );
    expect(await refusal(categories.update(admin, reagents, { version, manager: null }))).toBe('manager contradiction');
    expect(await failureOf(categories.update(school, reagents, { version, manager: null, sort: 1 }))).toMatchObject(forbidden);
    await categories.update(school, reagents, { version, manager: null });
  });
});

describe('deleting', () => {
  test('is refused with others below, also with those of a school below one of the platform', async () => {
    const [top = '', below = ''] = await categories.chain(school, 2);
    expect(await refusal(categories.remove(school, top))).toBe(4205);
    expect(await categories.remove(school, below)).toBe(true);
    expect(await categories.remove(school, top)).toBe(true);
    expect(await refusal(categories.remove(school, top))).toBe(4004);
    const shared = await categories.save(admin);
    await categories.save(school, { parentId: shared });
    expect(await refusal(categories.remove(admin, shared))).toBe(4205);
  });

  test('is for the own school only', async () => {
    const theirs = await categories.save(other);
    expect(await refusal(categories.remove(school, theirs))).toBe(4004);
    expect(await failureOf(categories.remove(school, reagents))).toMatchObject(forbidden);
    expect(await categories.remove(admin, theirs)).toBe(true);
  });
});

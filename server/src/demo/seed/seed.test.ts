import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { install } from '#install/install.ts';
import { hashPassword, verifyPassword } from '#platform/auth/password.ts';
import type { Database } from '#platform/db/database.ts';
import { builtInRoles } from '#reference/builtInRoles.ts';
import { menu } from '#reference/menu.ts';
import { seedId } from '#reference/seedId.ts';
import { testDatabase } from '#test/database.ts';
import { readRows, tally } from '#test/demoRows.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { foundingTime, seedTime } from './seedTime.ts';

let database: Database;
let rows: Awaited<ReturnType<typeof readRows>>;
beforeAll(async () => {
  database = await testDatabase();
  rows = await readRows(database.db);
});
afterAll(() => database.close());

const rolesOf = (userId: string) => new Set(rows.grants.filter((grant) => grant.userId === userId).map(({ roleId }) => roleId));
const userOf = (account: string) => rows.users.find((user) => user.account === account);
const menusOf = (roleCode: string) => {
  const role = rows.roles.find((one) => one.roleCode === roleCode);
  return rows.roleMenus.filter(({ roleId }) => roleId === role?.id).map(({ menuId }) => menuId);
};

describe('schools and departments', () => {
  test('there are seven schools, in every status, and the platform', () => {
    expect(rows.companies.map(({ id }) => id).sort()).toEqual(['0', '1001', '1002', '1003', '1004', '1005', '2981', '3338']);
    expect(new Set(rows.companies.map(({ status }) => status)).size).toBe(2);
  });

  test('the main school has 14 colleges and units and 36 sub-units, the others five departments below the root', () => {
    const types = Map.groupBy(rows.depts, ({ companyId }) => companyId);
    const counts = [...types].map(([id, depts]) => [
      id,
      [0, 1, 2].map((type) => depts.filter(({ deptType }) => deptType === type).length),
    ]);
    const other = [1, 4, 1];
    expect(Object.fromEntries(counts)).toEqual({
      '0': [1, 1, 0],
      '1001': [1, 14, 36],
      '3338': other,
      '2981': other,
      '1002': other,
      '1003': other,
      '1004': [1, 0, 0],
      '1005': [1, 0, 0],
    });
  });

  test('every department stands below one of the type above it, up to the root of its school', () => {
    const byId = new Map(rows.depts.map((dept) => [dept.id, dept]));
    const misplaced = rows.depts.filter(({ companyId, parentId, deptType }) => {
      const parent = parentId === null ? undefined : byId.get(parentId);
      return deptType === 0 ? parent !== undefined : parent?.deptType !== deptType - 1 || parent.companyId !== companyId;
    });
    expect(misplaced).toEqual([]);
  });
});

describe('people', () => {
  let people: typeof rows.users;
  beforeAll(() => {
    people = rows.users.filter(({ userType }) => userType !== 'SUPPLIER');
  });

  test('there are 60, two disabled and one locked', () => {
    expect(people.length).toBe(60);
    expect(tally(people.map(({ status }) => status))).toEqual(
      new Map([
        ['ENABLED', 57],
        ['DISABLED', 2],
        ['LOCKED', 1],
      ]),
    );
    expect([userOf('disabled1')?.status, userOf('locked1')?.status]).toEqual(['DISABLED', 'LOCKED']);
  });

  test('everybody has a role, and twelve have two or more in different departments', () => {
    const several = people.filter(({ id }) => rolesOf(id).size >= 2);
    const inOneDept = several.filter(
      ({ id }) => new Set(rows.grants.filter(({ userId }) => userId === id).map(({ deptId }) => deptId)).size < 2,
    );
    expect(people.filter(({ id }) => rolesOf(id).size === 0)).toEqual([]);
    expect([several.length, inOneDept]).toEqual([12, []]);
  });

  test('every built-in role has its people, and the main school has three school administrators', () => {
    const held = new Set(rows.grants.map(({ roleId }) => roleId));
    expect(builtInRoles.filter(({ n }) => !held.has(seedId('role', n)))).toEqual([]);
    const administrators = rows.grants.filter(({ companyId, roleId }) => companyId === '1001' && roleId === seedId('role', 202));
    expect(administrators.length).toBe(3);
  });

  test('nobody is auditor beside another role', () => {
    const auditor = seedId('role', 210);
    expect(people.filter(({ id }) => rolesOf(id).has(auditor) && rolesOf(id).size > 1)).toEqual([]);
  });

  test('names, phones and addresses are invented and unmistakable', () => {
    const odd = people.filter(
      ({ phone, email }) => !/^1990000\d{4}$/.test(phone ?? '') || !/^[a-z0-9]+@example\.edu\.cn$/.test(email ?? ''),
    );
    expect(odd).toEqual([]);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(60);
    expect(new Set(people.map(({ name }) => name)).size).toBe(60);
  });

  test('all that has happened lies in the year before the clock of the demo data', () => {
    const times = [...rows.users, ...rows.roles].flatMap((row) => [
      row.createTime,
      row.updateTime,
      'lastLoginTime' in row ? row.lastLoginTime : null,
    ]);
    const outside = times.filter((time) => time !== null && (time < foundingTime || time >= seedTime));
    expect(outside).toEqual([]);
  });

  test('the accounts that are shown at the start exist, are enabled and take the password', async () => {
    const found = demoAccounts.map(({ account }) => userOf(account));
    expect(found.filter((user) => user?.status !== 'ENABLED')).toEqual([]);
    expect(await verifyPassword(userOf('teacher1')?.passwordHash ?? '', demoPassword)).toBe(true);
    const hashes = people.flatMap(({ passwordHash }) => (passwordHash === null ? [] : [passwordHash]));
    expect([hashes.length, new Set(hashes).size]).toEqual([58, 1]);
  });
});

test('an approved supplier has an account without a role, which takes the password', async () => {
  const accounts = rows.users.filter(({ userType }) => userType === 'SUPPLIER');
  const holders = await database.db.selectFrom('supplier').selectAll().where('userId', 'is not', null).execute();
  expect(holders).toMatchObject([{ status: 'APPROVED', accountSource: 'SELF', userId: accounts[0]?.id }]);
  const [{ companyId, contactName: name, contactPhone: phone } = {}] = holders;
  expect(accounts).toMatchObject([{ account: 'supplier1', status: 'ENABLED', companyId, name, phone }]);
  expect(rolesOf(String(accounts[0]?.id))).toEqual(new Set());
  expect(await verifyPassword(accounts[0]?.passwordHash ?? '', demoPassword)).toBe(true);
});

describe('roles and menu', () => {
  test('there are ten built-in roles of the platform and two of the main school, one of them held by nobody', () => {
    const custom = rows.roles.filter(({ builtIn }) => !builtIn);
    const held = new Set(rows.grants.map(({ roleId }) => roleId));
    expect(rows.roles.filter(({ builtIn, companyId }) => builtIn && companyId === '0').length).toBe(10);
    expect(custom.map(({ companyId, roleCode, id }) => [companyId, roleCode, held.has(id)])).toEqual([
      ['1001', 'asset_checker', false],
      ['1001', 'archive_reader', true],
    ]);
  });

  test('every data scope but that of one department is used', () => {
    expect(new Set(rows.roles.map(({ dataScope }) => dataScope))).toEqual(new Set(['ALL', 'SCHOOL', 'COLLEGE', 'SELF']));
  });

  test('every permission that an operation asks for can be granted, and no other', () => {
    const wanted = Object.values(contract).flatMap(({ permission }) =>
      permission && !/^(session|base):/.test(permission) ? [permission] : [],
    );
    // Asked for by handlers, besides the code of the operation.
    wanted.push(
      'approval:comment:share',
      'company:supplier:cancel',
      'system:task:stop',
      'content:exposure:read',
      'message:wechat:manage',
    );
    const granted = rows.menus.flatMap(({ permission }) => (permission === null ? [] : [permission]));
    expect(new Set(granted)).toEqual(new Set(wanted));
  });

  test('everything in the menu has an English name', () => {
    expect(rows.menus.filter(({ menuNameEn }) => !menuNameEn)).toEqual([]);
  });

  test('no role is granted a button without its page, or a page without its directory', () => {
    const parents = new Map(rows.menus.map(({ id, parentId }) => [id, parentId]));
    const granted = new Set(rows.roleMenus.map(({ roleId, menuId }) => `${roleId} ${menuId}`));
    const stray = rows.roleMenus.filter(({ roleId, menuId }) => {
      const parent = parents.get(menuId);
      return parent && !granted.has(`${roleId} ${parent}`);
    });
    expect(stray).toEqual([]);
  });

  test('the administrator of a school gets nothing of what is the platform’s', () => {
    const platformOnly = [445, 446, 447, 452, 453, 454].map((n) => seedId('menu', n));
    expect(menusOf('admin')).toEqual(expect.arrayContaining(platformOnly));
    expect(menusOf('school_admin').filter((id) => platformOnly.includes(id))).toEqual([]);
  });

  test('platform and school administrators manage roles, everybody has the start page, and the role of nomenu1 nothing', () => {
    const roleAdministration = [402, 403, 404, 405, 406, 407].map((n) => seedId('menu', n));
    expect(menusOf('admin')).toEqual(expect.arrayContaining(roleAdministration));
    expect(menusOf('school_admin')).toEqual(expect.arrayContaining(roleAdministration));
    for (const { roleCode } of builtInRoles) {
      expect(menusOf(roleCode), roleCode).toContain(seedId('menu', 401));
      const isAdministrator = ['admin', 'school_admin'].includes(roleCode);
      expect(menusOf(roleCode).includes(seedId('menu', 403)), roleCode).toBe(isAdministrator);
    }
    expect([...rolesOf(userOf('nomenu1')?.id ?? '')]).toEqual([seedId('role', 212)]);
    expect(menusOf('archive_reader')).toEqual([]);
  });
});

test('no two entries of the menu have the same number', () => {
  expect(new Set(menu.map(({ id }) => id)).size).toBe(menu.length);
});

test('seeding again changes nothing, also after a user has deleted a role', async () => {
  const { db } = database;
  await db.deleteFrom('role').where('id', '=', seedId('role', 211)).execute();
  await db.updateTable('menu').set({ menuName: 'Renamed' }).where('id', '=', seedId('menu', 401)).execute();
  await db.deleteFrom('roleMenu').where('roleId', '=', seedId('role', 202)).execute();
  const before = await readRows(database.db);
  await install(db, { content: { demo: { password: demoPassword } }, hashPassword, now: new Date() });
  expect(await readRows(database.db)).toEqual(before);
});

test('a new menu entry is granted when it comes, and what was taken away is not', async () => {
  const other = await testDatabase();
  const { db } = other;
  await db.deleteFrom('menu').where('id', '=', seedId('menu', 404)).execute();
  await sql`delete from role_menu where role_id = ${seedId('role', 202)} and menu_id = ${seedId('menu', 406)}`.execute(db);
  await install(db, { content: { administrator: null }, hashPassword, now: seedTime });
  const held = await db
    .selectFrom('roleMenu')
    .select('menuId')
    .where('roleId', '=', seedId('role', 202))
    .orderBy('menuId')
    .execute();
  await other.close();
  expect(held.map(({ menuId }) => menuId)).toContain(seedId('menu', 404));
  expect(held.map(({ menuId }) => menuId)).not.toContain(seedId('menu', 406));
});

import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from './db/reference/seedId.ts';
import { oneWins, outcomes } from './testing/contest.ts';
import { startTwoServers } from './testing/twoServers.ts';

function registerSchool({ company }: Client, names: { companyId: string; schoolName: string; schoolCode: string }) {
  return company.registerSchool({ body: { ...names, contactName: 'X', contactPhone: '19900000000', loginMode: 'LOCAL' } });
}

/** What is there once: constraints of PostgreSQL decide. */
describe.runIf(process.env.TEST_DATABASE_URL)('of 50 parallel writers on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let admin: Client[];
  let school: Client[];
  let finance: Client[];
  let officer: Client[];
  let purchaser: string;
  beforeAll(async () => {
    servers = await startTwoServers();
    admin = await servers.as('admin', 'admin');
    school = await servers.as('schooladmin', 'school_admin');
    finance = await servers.as('finance1', 'finance');
    officer = await servers.as('officer1', 'procurement_officer');
    const role = await servers.db.selectFrom('role').select('id').where('roleCode', '=', 'purchaser').executeTakeFirstOrThrow();
    purchaser = role.id;
  });
  afterAll(() => servers.stop());

  test.each<[string, () => Client[], (client: Client, writer: number) => Promise<unknown>, string]>([
    [
      'an account',
      () => school,
      ({ users }, writer) =>
        users.createUser({
          body: {
            account: 'contested',
            name: `Writer ${writer}`,
            phone: '19900000161',
            deptId: seedId('dept', 311),
            roleDeptList: [{ roleId: purchaser, deptIds: [seedId('dept', 311)] }],
          },
        }),
      'account unique',
    ],
    [
      'a code of a department',
      () => school,
      ({ departments }, writer) =>
        departments.createDept({
          body: { deptName: `Writer ${writer}`, deptCode: 'contested', deptType: 2, parentId: seedId('dept', 301) },
        }),
      'deptCode unique',
    ],
    [
      'a type of the dictionary',
      () => admin,
      ({ dictionary }, writer) => dictionary.saveDictType({ body: { dictName: `Writer ${writer}`, dictType: 'contested' } }),
      'dictType unique',
    ],
    [
      'a route name of the menu',
      () => admin,
      ({ menus }, writer) =>
        menus.saveMenu({
          body: {
            menuName: `Writer ${writer}`,
            menuType: 'MENU',
            sysCode: 'bidding',
            routeName: 'contested',
            path: `/contested/${writer}`,
          },
        }),
      'routeName unique',
    ],
    [
      'a number of a budget card',
      () => finance,
      ({ expenditure }, writer) =>
        expenditure.saveExpenditure({
          body: {
            ...{ cardNo: 'CONTESTED', cardName: `Writer ${writer}`, fundType: 'SCIENCE', totalAmount: '10.00' },
            ...{ ownerId: seedId('user', 103), deptId: seedId('dept', 311) },
          },
        }),
      'cardNo unique',
    ],
    [
      'a code of a role',
      () => school,
      ({ roles }, writer) =>
        roles.saveRole({ body: { roleName: `Writer ${writer}`, roleCode: 'contested', dataScope: 'SELF', menuIds: [] } }),
      'roleCode unique',
    ],
    [
      'a name of a role',
      () => school,
      ({ roles }, writer) =>
        roles.saveRole({
          body: {
            roleName: 'Contested',
            roleCode: `writer_${'abcdefghij'[writer % 10]}_${'abcdefghij'[Math.floor(writer / 10)]}`,
            dataScope: 'SELF',
            menuIds: [],
          },
        }),
      'roleName unique',
    ],
    [
      'a name below one department',
      () => school,
      ({ departments }, writer) =>
        departments.createDept({
          body: { deptName: 'Contested', deptCode: `w${writer}`, deptType: 2, parentId: seedId('dept', 301) },
        }),
      'deptName unique',
    ],
    [
      'a name of a school',
      () => admin,
      (client, writer) =>
        registerSchool(client, { companyId: String(8100 + writer), schoolName: 'Contested', schoolCode: `88${100 + writer}` }),
      'schoolName unique',
    ],
    [
      'a value of the dictionary',
      () => school,
      ({ dictionary }, writer) =>
        dictionary.saveDictEntry({ body: { dictType: 'unit', dictLabel: `Writer ${writer}`, dictValue: 'contested' } }),
      'dictValue unique',
    ],
    [
      'a code of a goods category',
      () => admin,
      ({ goodsCategories }, writer) =>
        goodsCategories.saveGoodsCategory({
          body: { categoryCode: '98', categoryName: `Writer ${writer}`, purchaseType: 'GOODS', consumable: false },
        }),
      'categoryCode unique',
    ],
    [
      'a name of a way of purchasing',
      () => school,
      ({ purchasingConfig }) =>
        purchasingConfig.savePurchasingExecution({
          body: {
            ...{ executionName: 'Contested', executionCode: 'DIRECT', needContract: false, publicityDays: 0 },
          },
        }),
      'executionName unique',
    ],
    [
      'brand and model of a product',
      () => officer,
      ({ products }, writer) =>
        products.saveProduct({
          body: { productName: `Writer ${writer}`, categoryId: seedId('goodsCategory', 2139), brand: 'Contested', model: 'C-1' },
        }),
      'model unique',
    ],
    [
      'a number of a school',
      () => admin,
      (client, writer) =>
        registerSchool(client, { companyId: String(8000 + writer), schoolName: `Writer ${writer}`, schoolCode: '99991' }),
      'schoolCode unique',
    ],
  ])('one gets %s', async (_what, clients, call, refusal) => {
    expect(await outcomes(clients(), call)).toEqual(oneWins(refusal));
  });
});

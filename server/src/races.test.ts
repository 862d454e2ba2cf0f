import type { Client } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha, storeCaptcha } from './auth/captcha.ts';
import { newPhoneCaptcha } from './auth/phoneCaptcha.ts';
import { seedId } from './db/reference/seedId.ts';
import { failureOf } from './testing/failureOf.ts';
import { startTwoServers } from './testing/twoServers.ts';

/** Where two servers write at once, constraints and conditional updates of PostgreSQL decide. */
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

  /** Calls both servers 25 times at once. @returns what was answered: `done`, the first broken rule, or the code of the failure */
  async function outcomes(clients: Client[], call: (client: Client, writer: number) => Promise<unknown>) {
    const calls = Array.from({ length: 25 }, (_, round) =>
      clients.map((client, server) => failureOf(call(client, 2 * round + server))),
    );
    return (await Promise.all(calls.flat())).map((failure) => {
      if (failure === null) return 'done';
      const [broken] = failure.fieldErrors ?? [];
      return broken ? `${broken.field} ${broken.rule}` : failure.code;
    });
  }
  const oneWins = (refusal: string | number) => expect.toSatisfy(isOneOf50(refusal), `one of 50 is done, 49 get ${refusal}`);
  const isOneOf50 = (refusal: string | number) => (found: unknown[]) =>
    found.length === 50 &&
    found.filter((one) => one === 'done').length === 1 &&
    found.filter((one) => one === refusal).length === 49;

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
      ({ company }, writer) =>
        company.registerSchool({
          body: {
            companyId: String(8100 + writer),
            ...{ schoolName: 'Contested', schoolCode: `88${100 + writer}`, contactName: 'X', contactPhone: '19900000000' },
            loginMode: 'LOCAL',
          },
        }),
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
      ({ company }, writer) =>
        company.registerSchool({
          body: {
            companyId: String(8000 + writer),
            ...{ schoolName: `Writer ${writer}`, schoolCode: '99991', contactName: 'X', contactPhone: '19900000000' },
            loginMode: 'LOCAL',
          },
        }),
      'schoolCode unique',
    ],
  ])('one gets %s', async (_what, clients, call, refusal) => {
    expect(await outcomes(clients(), call)).toEqual(oneWins(refusal));
  });

  test('one uses a captcha', async () => {
    const now = new Date();
    const id = await storeCaptcha(servers.db, 'seven', now);
    const solved = await Promise.all(Array.from({ length: 50 }, () => solveCaptcha(servers.db, id, 'seven', now)));
    expect(solved.filter(Boolean)).toHaveLength(1);
  });

  test('one uses a code that was sent to a phone', async () => {
    const phone = '19900000104';
    const code = await newPhoneCaptcha(servers.db, { phone, scene: 'RESET' }, new Date());
    const found = await outcomes(servers.clients(), ({ users }, writer) =>
      users.resetForgottenPassword({
        body: { account: 'dean1', phone, phoneCaptcha: code, newPassword: `Contested#${1000 + writer}` },
      }),
    );
    expect(found.filter((one) => one === 'done')).toHaveLength(1);
  });

  test('one switches a menu entry', async () => {
    const [client] = school as [Client];
    const entry = (await client.menus.queryMenuDisablePage({ query: { size: 200 } })).records.find(({ allowedActions }) =>
      allowedActions.includes('DISABLE'),
    );
    if (!entry) throw new Error('The demo data have no entry that can be switched');
    const { menuId, companyId } = entry;
    const flip = (enabled: boolean) =>
      outcomes(school, ({ menus }) => menus.enableOrDisableMenu({ body: { menuId, companyId, enabled } }));
    expect(await flip(false)).toEqual(oneWins(4101));
    expect(await flip(true)).toEqual(oneWins(4101));
  });

  test('all with one idempotency key get the answer of the one that did the work', async () => {
    const menuIds = (await (admin as [Client])[0].menus.queryMenuTree({ body: { sysCode: 'bidding' } })).map(({ id }) => id);
    const body = { roleName: 'Made once', roleCode: 'made_once', dataScope: 'SELF' as const, menuIds: menuIds.slice(0, 1) };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        admin.map(({ roles }) => roles.saveRole({ body }, { idempotencyKey: 'contested-key-1' })),
      ).flat(),
    );
    expect(answers).toHaveLength(50);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  test('each task is carried out by one of the two', { timeout: 90_000 }, async () => {
    const ids = Array.from({ length: 50 }, () => newId());
    await servers.db
      .insertInto('task')
      .values(
        ids.map((id, n) => ({
          ...{
            companyId: '0',
            id,
            taskCode: `T20260101-${String(n).padStart(6, '0')}`,
            taskName: 'Contested',
            taskType: 'CLEANUP',
          },
          ...{ isSingular: false, executeTime: new Date(0), maxRetry: 0, status: 'PENDING' as const },
        })),
      )
      .execute();
    const left = () =>
      servers.db.selectFrom('task').select('id').where('id', 'in', ids).where('status', '<>', 'SUCCESS').execute();
    await expect.poll(async () => (await left()).length, { timeout: 80_000, interval: 500 }).toBe(0);
    const starts = await servers.db
      .selectFrom('taskLog')
      .select((eb) => ['taskId', eb.fn.countAll<number>().as('times')])
      .where('taskId', 'in', ids)
      .where(sql`event ->> 'key'`, '=', 'started')
      .groupBy('taskId')
      .execute();
    expect(starts).toHaveLength(50);
    expect(starts.filter(({ times }) => times > 1)).toEqual([]);
  });
});

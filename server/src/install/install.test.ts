import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#platform/auth/password.ts';
import type { Database } from '#platform/db/database.ts';
import { up as hangWechatButton } from '#platform/db/migrations/0111_wechat_button_below_page.ts';
import { up as addInitialPasswords } from '#platform/db/migrations/0121_initial_passwords.ts';
import { seedId } from '#reference/seedId.ts';
import { migratedDatabase } from '#test/database.ts';
import { install } from './install.ts';

let database: Database;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(() => database.close());

// The next day in China.
const now = new Date('2026-05-04T20:20:30.456Z');
const administrator = { account: 'Root.Admin', password: 'Correct-Horse-7' };

function start(content: Parameters<typeof install>[1]['content']) {
  return install(database.longWork, { content, hashPassword, now });
}

const accounts = () => database.db.selectFrom('appUser').select('account').orderBy('account').execute();

test('without an administrator an empty database stays empty, and the message says how to name one', async () => {
  await expect(start({ administrator: null })).rejects.toThrow('ADMIN_ACCOUNT and ADMIN_PASSWORD');
  expect(await database.db.selectFrom('company').select('id').execute()).toEqual([]);
});

test('the first start makes the administrator and no other account', async () => {
  await start({ administrator });
  const user = await database.db.selectFrom('appUser').selectAll().executeTakeFirstOrThrow();
  expect(await accounts()).toEqual([{ account: 'root.admin' }]);
  expect(user).toMatchObject({
    companyId: '0',
    userType: 'PLATFORM',
    status: 'ENABLED',
    needChangePassword: true,
    registrationDate: '2026-05-05',
    createTime: now,
  });
  expect(await verifyPassword(user.passwordHash ?? '', administrator.password)).toBe(true);
});

test('the administrator holds the role with the whole menu, for the root of the platform', async () => {
  await start({ administrator });
  const held = await database.db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'held.companyId').onRef('dept.id', '=', 'held.deptId'))
    .select(['role.roleCode', 'role.dataScope', 'dept.deptType', 'dept.parentId'])
    .execute();
  expect(held).toEqual([{ roleCode: 'admin', dataScope: 'ALL', deptType: 0, parentId: null }]);
});

test('a later start with another administrator in the environment adds nobody', async () => {
  await start({ administrator });
  await start({ administrator: { account: 'second', password: 'Correct-Horse-8' } });
  await start({ administrator: null });
  expect(await accounts()).toEqual([{ account: 'root.admin' }]);
});

const end = async () =>
  (await database.db.selectFrom('appUser').select('initialPasswordExpireTime').executeTakeFirstOrThrow())
    .initialPasswordExpireTime;
const inDays = (count: number) => new Date(now.getTime() + count * 24 * 3600_000);
const startIn = (count: number, named: typeof administrator | null) =>
  install(database.db, { content: { administrator: named }, hashPassword, now: inDays(count) });

test('a start that names the administrator gives 14 days more for the password that was never changed', async () => {
  await start({ administrator });
  expect(await end()).toEqual(inDays(14));
  await startIn(20, null);
  expect(await end()).toEqual(inDays(14));
  await startIn(20, { ...administrator, account: 'somebody.else' });
  expect(await end()).toEqual(inDays(14));
  await startIn(20, { ...administrator, account: 'root.admin' });
  expect(await end()).toEqual(inDays(34));
});

test('but not for a password that was changed, or that somebody else has given since', async () => {
  await start({ administrator });
  const { db } = database;
  await db
    .updateTable('appUser')
    .set({ passwordHash: await hashPassword('Another-Horse-8') })
    .execute();
  await startIn(20, administrator);
  expect(await end()).toEqual(inDays(14));
  const own = {
    passwordHash: await hashPassword(administrator.password),
    needChangePassword: false,
    initialPasswordExpireTime: null,
  };
  await db.updateTable('appUser').set(own).execute();
  await startIn(20, administrator);
  expect(await end()).toBeNull();
});

test('passwords that were given before the migration get 14 days from then, and others no end', async () => {
  await start({ administrator });
  const { db } = database;
  const row = await db.selectFrom('appUser').selectAll().executeTakeFirstOrThrow();
  // The database makes the key of a name itself.
  const { nameKey: _, ...admin } = row as typeof row & { nameKey: unknown };
  await db
    .insertInto('appUser')
    .values({ ...admin, id: 'other', account: 'other', needChangePassword: false })
    .execute();
  await sql`alter table app_user drop column initial_password_expire_time`.execute(db);
  await sql`alter table login_session drop column by_password`.execute(db);
  await addInitialPasswords(db);
  const { rows } = await sql`select account, initial_password_expire_time between now() + interval '13 days 23 hours' and
    now() + interval '14 days' as "isSoon" from app_user order by account`.execute(db);
  expect(rows).toEqual([
    { account: 'other', isSoon: null },
    { account: 'root.admin', isSoon: true },
  ]);
});

test.each([
  ['its account', { account: 'Root.Admin-1', password: 'root.admin-1' }, 'ADMIN_PASSWORD is the account'],
  ['a common one', { account: 'Root.Admin', password: 'P@ssw0rd' }, 'ADMIN_PASSWORD is one that many people choose'],
])('the first administrator cannot have %s as password; a later start does not mind', async (_what, named, message) => {
  await expect(start({ administrator: named })).rejects.toThrow(message);
  expect(await database.db.selectFrom('company').select('id').execute()).toEqual([]);
  await start({ administrator });
  await expect(start({ administrator: named })).resolves.toBeUndefined();
});

test('demo data never comes to a database with accounts', async () => {
  await start({ administrator });
  await start({ demo: { password: 'Seed@2026' } });
  expect(await accounts()).toEqual([{ account: 'root.admin' }]);
});

test('the planner knows the demo data from the start', async () => {
  await start({ demo: { password: 'Seed@2026' } });
  const { rows } = await sql<{
    tuples: number;
  }>`select reltuples as tuples from pg_class where relname = 'approval_task'`.execute(database.db);
  expect(rows[0]?.tuples).toBeGreaterThan(50);
});

test('several processes that start at once make one administrator', async () => {
  await Promise.all([1, 2, 3, 4].map(() => start({ administrator })));
  expect(await accounts()).toEqual([{ account: 'root.admin' }]);
});

test('several processes that start at once make the demo data once', async () => {
  await Promise.all([1, 2, 3].map(() => start({ demo: { password: 'Seed@2026' } })));
  expect((await accounts()).length).toBe(61);
});

describe('the button for the WeChat receivers of others, on a database on which it hangs on the directory of messages', () => {
  const [button, page, directory, elsewhere] = [4192, 484, 4191, 485].map((n) => seedId('menu', n)) as [string, ...string[]];
  const entry = (id: string) => database.db.selectFrom('menu').select(['parentId', 'version']).where('id', '=', id);
  const hang = (parentId: string | undefined) =>
    database.db.updateTable('menu').set({ parentId }).where('id', '=', button).execute();
  beforeEach(() => start({ administrator }));

  test('is moved below its page by the migration', async () => {
    await hang(directory);
    const { version } = await entry(button).executeTakeFirstOrThrow();
    await hangWechatButton(database.db);
    await hangWechatButton(database.db);
    expect(await entry(button).executeTakeFirst()).toEqual({ parentId: page, version: version + 1 });
  });

  test('stays where an administrator has put it', async () => {
    await hang(elsewhere);
    await hangWechatButton(database.db);
    await start({ administrator: null });
    expect(await entry(button).executeTakeFirst()).toMatchObject({ parentId: elsewhere });
  });

  test('is taken by its page when that comes only with this start', async () => {
    await hang(directory);
    await database.db
      .deleteFrom('roleMenu')
      .where('menuId', '=', page ?? '')
      .execute();
    await database.db
      .deleteFrom('menu')
      .where('id', '=', page ?? '')
      .execute();
    await hangWechatButton(database.db);
    expect(await entry(button).executeTakeFirst()).toMatchObject({ parentId: directory });
    await start({ administrator: null });
    expect(await entry(button).executeTakeFirst()).toMatchObject({ parentId: page });
  });
});

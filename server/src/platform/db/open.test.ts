import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { testDatabase } from '#test/database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('moments come back as Date and dates as text, whatever the time zone', async () => {
  const teacher = await database.db
    .selectFrom('appUser')
    .select(['registrationDate', 'lastLoginTime'])
    .where('account', '=', 'teacher1')
    .executeTakeFirstOrThrow();
  expect(teacher).toEqual({ registrationDate: '2025-03-02', lastLoginTime: new Date('2026-03-01T08:55:12+08:00') });
});

test('a moment is stored to the millisecond', async () => {
  const expireTime = new Date('2026-03-02T01:02:03.456Z');
  await database.db.insertInto('captcha').values({ id: 'a', answer: 'x', expireTime }).execute();
  const found = await database.db.selectFrom('captcha').select('id').where('expireTime', '=', expireTime).execute();
  expect(found).toEqual([{ id: 'a' }]);
});

test('counts come back as numbers', async () => {
  const { users } = await database.db
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll().as('users'))
    .executeTakeFirstOrThrow();
  expect(users).toBe(61);
});

test('a count that a number cannot hold is an error, not a wrong number', async () => {
  await expect(sql`select 9007199254740993::int8 as n`.execute(database.db)).rejects.toThrow('too large');
});

test('decimals come back as text, so that no digit is lost', async () => {
  const { rows } = await sql`select 12345678901234567.89::numeric as amount`.execute(database.db);
  expect(rows).toEqual([{ amount: '12345678901234567.89' }]);
});

test('the keys inside JSON are left as they are', async () => {
  const { db } = database;
  const request = { body: { snake_case: 1, camelCase: [{ an_id: 'x' }] } };
  const row = { companyId: '0', id: 'log', time: new Date(), userId: null, userName: null, roleId: null, deptId: null };
  await db
    .insertInto('operationLog')
    .values({ ...row, operationId: 'x', code: 0, requestId: 'r', ip: '::1', request: JSON.stringify(request) })
    .execute();
  const found = await db.selectFrom('operationLog').select('request').where('id', '=', 'log').executeTakeFirstOrThrow();
  expect(found).toEqual({ request });
});

test('names sort by code point on every server', async () => {
  const { rows } = await sql<{ name: string }>`select role_name as name from role order by role_name`.execute(database.db);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test('a refusal by a constraint tells which one', async () => {
  const taken = database.db.updateTable('appUser').set({ account: 'admin' }).where('id', '=', seedId('user', 103)).execute();
  await expect(taken).rejects.toMatchObject({ code: '23505', constraint: 'app_user_account_unique' });
});

test('a closed database can be closed again, and refuses every query', async () => {
  const other = await testDatabase();
  const query = other.db.selectFrom('company').select('id');
  await query.execute();
  await other.close();
  await other.close();
  await expect(query.execute()).rejects.toThrow('destroyed');
});

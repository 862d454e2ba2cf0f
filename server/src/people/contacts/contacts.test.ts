import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
let officer: TestClient;
beforeAll(async () => {
  app = await startApp();
  teacher = await app.as('teacher1', 'purchaser');
  officer = await app.as('officer1', 'procurement_officer');
});
afterAll(() => app.close());

let count = 0;
function input(changes: Partial<Schemas['ContactInput']> = {}): Schemas['ContactInput'] {
  count += 1;
  return { contactName: `Name ${count}`, phone: '19900000133', campus: '东校区', address: `Building ${count}`, ...changes };
}
type Query = NonNullable<Parameters<TestClient['contacts']['queryContactPage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) => client.contacts.queryContactPage({ query: { size: 200, ...query } });
const save = (client: TestClient, body: Schemas['ContactInput']) => client.contacts.saveContact({ body });
const update = (client: TestClient, id: string, body: Schemas['ContactChanges']) =>
  client.contacts.updateContact({ path: { id }, body });
const remove = (client: TestClient, id: string) => client.contacts.deleteContact({ path: { id } });
const one = async (client: TestClient, id: string) => (await page(client)).records.find((contact) => contact.id === id);
const defaults = async (client: TestClient) => (await page(client)).records.filter(({ isDefault }) => isDefault);

test('the demo data shows a page with the default contact first', async () => {
  const { records, total } = await page(teacher);
  expect([total, records[0]?.isDefault, records[0]?.contactName]).toEqual([2, true, '王晓梅']);
});

describe('the page', () => {
  test('has the own contacts only', async () => {
    const { id } = await save(teacher, input());
    expect(await one(teacher, id)).toBeDefined();
    expect(await one(officer, id)).toBeUndefined();
  });

  test('finds part of name, phone or address, and its wildcards mean themselves', async () => {
    const { id } = await save(teacher, input({ contactName: 'Zoë 100%', phone: '13612345678', address: 'Somewhere_else' }));
    for (const keyword of ['zoë', '100%', '361234', 'where_E']) {
      expect(
        (await page(teacher, { keyword })).records.map((contact) => contact.id),
        keyword,
      ).toEqual([id]);
    }
    for (const keyword of ['1_0', '%%', "' or 1=1"]) expect((await page(teacher, { keyword })).total, keyword).toBe(0);
    expect((await page(teacher, { keyword: 'zoë', campus: '西校区' })).total).toBe(0);
  });

  test.each(['contactName', 'campus', 'updateTime'] as const)('sorts by %s both ways', async (column) => {
    const values = async (direction: 'asc' | 'desc') =>
      (await page(teacher, { sort: `${column},${direction}` })).records.map((contact) => contact[column]);
    const ascending = await values('asc');
    // Names by pinyin, all else by code point, as the database does.
    const byCode = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
    const byPinyin = ['Name 1', 'Zoë 100%', '黄雅婷', '王晓梅'];
    expect(ascending).toEqual(column === 'contactName' ? byPinyin : ascending.toSorted(byCode));
    expect(await values('desc')).toEqual(ascending.toReversed());
  });

  test('the pages together hold every row once', async () => {
    const { records, total } = await page(teacher);
    const found: string[] = [];
    for (let current = 1; found.length < total; current += 1) {
      const { records: rows } = await page(teacher, { current, size: 2, sort: 'campus,asc' });
      expect(rows.length).toBeGreaterThan(0);
      found.push(...rows.map(({ id }) => id));
    }
    expect(found.sort()).toEqual(records.map(({ id }) => id).sort());
  });
});

describe('saving and changing', () => {
  test('a contact is stored with what was sent', async () => {
    const body = input({ roomNo: 'B-201' });
    const { id } = await save(teacher, body);
    const made = { version: 1, isDefault: false, createTime: '2026-03-02T09:00:00+08:00', createByName: '王晓梅' };
    expect(await one(teacher, id)).toMatchObject({ ...body, ...made });
  });

  test('what is left out stays as it is', async () => {
    const { id } = await save(teacher, input({ roomNo: 'B-202' }));
    const before = await one(teacher, id);
    app.clock.advance(1000);
    expect(await update(teacher, id, { version: 1, roomNo: null })).toBe(true);
    expect(await one(teacher, id)).toEqual({ ...before, roomNo: null, version: 2, updateTime: '2026-03-02T09:00:01+08:00' });
  });

  test('a campus on which the school has no department is refused', async () => {
    const refusal = { status: 400, code: 4000, fieldErrors: [{ field: 'campus', rule: 'exists' }] };
    expect(await failureOf(save(teacher, input({ campus: 'Moon' })))).toMatchObject(refusal);
    const { id } = await save(teacher, input());
    expect(await failureOf(update(teacher, id, { version: 1, campus: 'Moon' }))).toMatchObject(refusal);
    const other = await app.as('jiangnanxi', 'purchaser');
    await expect(save(other, input({ campus: 'Only one' }))).resolves.toHaveProperty('id');
  });

  test('a stale version is refused, and of 20 parallel writers one wins', async () => {
    const { id } = await save(teacher, input());
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => failureOf(update(teacher, id, { version: 1, roomNo: `by ${writer}` }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });

  test('a contact of somebody else does not exist for the caller', async () => {
    const { id } = await save(officer, input());
    expect(await failureOf(update(teacher, id, { version: 1 }))).toMatchObject({ status: 200, code: 4004 });
    expect(await failureOf(remove(teacher, id))).toMatchObject({ status: 200, code: 4004 });
    expect(await one(officer, id)).toBeDefined();
  });
});

describe('the default contact', () => {
  test('gives way to a new one, whether created or changed', async () => {
    const first = await save(officer, input({ isDefault: true }));
    expect((await defaults(officer)).map(({ id }) => id)).toEqual([first.id]);
    const second = await save(officer, input());
    await update(officer, second.id, { version: 1, isDefault: true });
    expect((await defaults(officer)).map(({ id }) => id)).toEqual([second.id]);
    expect((await one(officer, first.id))?.version).toBe(2);
  });

  test('can be given up', async () => {
    const { id } = await save(officer, input({ isDefault: true }));
    await update(officer, id, { version: 1, isDefault: false });
    expect(await defaults(officer)).toEqual([]);
  });

  test('is one after 20 were made at once, and none of them failed', async () => {
    await Promise.all(Array.from({ length: 20 }, () => save(officer, input({ isDefault: true }))));
    expect(await defaults(officer)).toHaveLength(1);
  });
});

test('a deleted contact is gone, and cannot be deleted again', async () => {
  const { id } = await save(teacher, input());
  expect(await remove(teacher, id)).toBe(true);
  expect((await failureOf(remove(teacher, id)))?.code).toBe(4004);
});

import { type Expression, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { testDatabase } from '../testing/database.ts';
import type { Order } from './order.ts';
import { readRows } from './pageRows.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const byId: Order = [{ column: 'company.id', direction: 'asc' }];
let made = 0;
let seenBy: string | null = null;

/** The pattern of the module's own lists, with a value of its own where a test sets one. */
function schoolsOf(keys: Expression<[string, string]>, db: Kysely<Tables>) {
  made += 1;
  const schools = db.selectFrom('company').where((eb) => eb(eb.refTuple('company.id', 'company.id'), 'in', keys));
  return schools.select([
    'company.id',
    seenBy === null ? sql<null>`null`.as('seenBy') : sql<string>`${seenBy}::text`.as('seenBy'),
  ]);
}

function school(id: string, text = 'one') {
  return { keys: sql<[string, string]>`(select ${id}::text, ${id}::text)`, text, parameters: [id, id] };
}

test('a statement is made once, and read with the keys of each page', async () => {
  made = 0;
  const read = (id: string) => readRows(schoolsOf, school(id), byId, database.db);
  expect(await read('1001')).toEqual([{ id: '1001', seenBy: null }]);
  expect(await read('0')).toEqual([{ id: '0', seenBy: null }]);
  expect(made).toBe(1);
});

test('keys that are found in another way, and another order, are another statement', async () => {
  const both = { keys: sql<[string, string]>`(values ('0', '0'), ('1001', '1001'))`, text: 'both', parameters: [] };
  const read = async (order: Order) => (await readRows(schoolsOf, both, order, database.db)).map(({ id }) => id);
  expect(await read(byId)).toEqual(['0', '1001']);
  expect(await read([{ column: 'company.id', direction: 'desc' }])).toEqual(['1001', '0']);
});

test('rows with a value of their own are made for each reader', async () => {
  for (const reader of ['one reader', 'another']) {
    seenBy = reader;
    expect(await readRows(schoolsOf, school('1001', 'seen'), byId, database.db)).toEqual([{ id: '1001', seenBy: reader }]);
  }
  seenBy = null;
});

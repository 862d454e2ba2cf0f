import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { answerTo, unknownId } from '../answerTo.ts';
import { demoRequest } from '../builders/demoRequest.ts';
import { drawn } from '../drawn.ts';
import { idPlaces, withIdAt } from '../idPlaces.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

const own = '1001';
const other = '2981';

let app: TestApp;
/** Holds every code that there is. */
let caller: TestClient;
/** Rows of other schools. */
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  await sql`insert into role_menu (company_id, role_id, menu_company_id, menu_id)
    select role.company_id, role.id, menu.company_id, menu.id from role, menu
    where role.role_code = 'school_admin' on conflict do nothing`.execute(db);
  await changeAccess(db);
  caller = await app.as('schooladmin', 'school_admin');
  await addRows();
  ids = await foreignIds();
});
afterAll(() => app.close());

/** What the demo data have of no other school, and a request can name. */
const added = ['saveRole', 'saveDictEntry', 'saveGoodsCategory', 'savePurchasingExecution'] as const;

async function addRows() {
  const admin = await app.as('admin');
  for (const operation of added) {
    const { body } = (await demoRequest(operation, admin)) as { body: object };
    await admin.call(operation, { body: { ...body, companyId: other } } as Input<OperationId>);
  }
}

/** One from every table that has ids. */
async function foreignIds() {
  const { db } = app.database;
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    ['id', 'company_id'].every((wanted) => columns.some(({ name, dataType }) => name === wanted && dataType !== 'bigint')),
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      sql<{ id: string }>`select id from ${sql.table(name)} where company_id not in ('0', ${own}) order by id limit 1`.execute(
        db,
      ),
    ),
  );
  return [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))];
}

const places = Object.values(contract)
  .filter(({ permission }) => permission !== null)
  .flatMap((operation) => idPlaces(operation).map((place) => ({ operation: operation.id, place, name: place.join('.') })));

test('an id can stand in many places', () => expect(places.length).toBeGreaterThan(150));

/** All of them, with each id, take more than a minute. */
test.each(drawn(places, 12))(
  '$operation answers an id of another school in $name as one that nobody has',
  async ({ operation, place }) => {
    expect(ids.length).toBeGreaterThan(20);
    const request = await demoRequest(operation, caller);
    const answered = async (id: string) => {
      // Some calls have a limit an hour.
      await app.database.db.deleteFrom('loginThrottle').execute();
      return answerTo(caller.call(operation, withIdAt(request, place, id)), id);
    };
    const expected = await answered(unknownId);
    const told: unknown[] = [];
    for (const id of ids) {
      const answer = await answered(id);
      if (answer !== expected) told.push({ id, answer });
    }
    expect({ told, expected }).toEqual({ told: [], expected });
  },
);

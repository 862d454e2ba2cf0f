import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleFixture } from '../builders/roleFixture.ts';
import { drawn } from '../drawn.ts';
import { permissions } from '../permissions/permissions.ts';
import { reaches, takesId } from '../permissions/reach.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

/** How near a row is to the caller. */
const distances = ['own', 'dept', 'college', 'school', 'elsewhere'] as const;
type Distance = (typeof distances)[number];

/** Data scopes, with how far they reach. */
const scopes = { SELF: 'own', DEPT: 'dept', COLLEGE: 'college', SCHOOL: 'school' } as const satisfies Record<string, Distance>;
type DataScope = keyof typeof scopes;

/** Somebody of a laboratory, with colleagues there and in the other laboratories of the college. */
const account = 'fanzihan';

/** Whose a row of WeChat is that belongs to a receiver. */
const ofReceiver = '(select user_id from wechat_receiver as r where r.company_id = row.company_id and r.id = row.receiver_id)';

/** Rows that belong to somebody: to whom, and to which department if not to that of their owner. */
const owned = [
  { table: 'app_user', owner: 'row.id' },
  { table: 'expenditure', owner: 'row.owner_id', dept: 'row.dept_id' },
  { table: 'wechat_receiver', owner: 'row.user_id' },
  { table: 'message_scene_relation', owner: ofReceiver },
  { table: 'wechat_send_log', owner: ofReceiver },
  { table: 'apply_comment', owner: 'row.owner_id' },
  { table: 'contact', owner: 'row.user_id' },
  { table: 'inbox_message', owner: 'row.user_id' },
];

interface OwnedRow {
  id: string;
  table: string;
  distance: Distance;
}

let app: TestApp;
const clients = new Map<DataScope, TestClient>();
const rows = new Map<string, OwnedRow>();
beforeAll(async () => {
  app = await startApp();
  const admin = await app.as('admin', 'admin');
  const menus = await app.database.db.selectFrom('menu').select('id').execute();
  const roles = roleFixture(app, admin);
  for (const dataScope of Object.keys(scopes) as DataScope[])
    clients.set(dataScope, await roles.holderOf({ dataScope, menuIds: menus.map(({ id }) => id) }, account));
  for (const row of await ownedRows()) rows.set(row.id, row);
});
afterAll(() => app.close());

/** Each of these rows, with how near it is to the caller. Cards that are lent to the caller and comments of a school are left out. */
async function ownedRows(): Promise<OwnedRow[]> {
  const found = await Promise.all(
    owned.map(({ table, owner, dept = 'holder.dept_id' }) =>
      sql<OwnedRow>`select row.id, ${sql.lit(table)} as table, case
          when row.company_id <> me.company_id then 'elsewhere'
          when holder.id = me.id then 'own'
          when place.id = me.dept_id then 'dept'
          when coalesce(place.parent_id, place.id) = mine.parent_id or place.id = mine.parent_id then 'college'
          else 'school' end as distance
        from ${sql.table(table)} as row
        join app_user as me on me.account = ${account}
        join dept as mine on mine.company_id = me.company_id and mine.id = me.dept_id
        join app_user as holder on holder.company_id = row.company_id and holder.id = ${sql.raw(owner)}
        join dept as place on place.company_id = row.company_id and place.id = ${sql.raw(dept)}
        where row.id not in (select expenditure_id from expenditure_user where user_id = me.id)
        order by row.id`.execute(app.database.db),
    ),
  );
  return found.flatMap((one) => one.rows);
}

const operations = Object.keys(permissions) as OperationId[];
const ofSome = operations.filter((id) => ['own', 'reach'].includes(permissions[id].reach));

/** How far an operation reaches in a role of this data scope. */
const limitOf = (operation: OperationId, dataScope: DataScope) =>
  permissions[operation].reach === 'own' ? 'own' : scopes[dataScope];
const isWithin = (distance: Distance, limit: Distance) => distances.indexOf(distance) <= distances.indexOf(limit);

/** The first row of each table at each of these distances. */
function firstRows(wanted: (distance: Distance) => boolean): OwnedRow[] {
  const found = Map.groupBy(
    [...rows.values()].filter(({ distance }) => wanted(distance)),
    ({ table, distance }) => `${table} ${distance}`,
  );
  return [...found.values()].flatMap(([first]) => first ?? []);
}

test('the table says of each operation what the description says', () => {
  const inDescription = { none: 'none', own: 'self', school: 'school', all: 'role', reach: 'role' } as const;
  const said = operations.map((id) => [id, inDescription[permissions[id].reach]]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(operations.map((id) => [id, contract[id].dataScope])));
});

/** All of them, with a row of each table and distance, take a minute. */
const some = drawn(ofSome.filter(takesId), 8);

describe.each(Object.keys(scopes) as DataScope[])('with data scope %s', (dataScope) => {
  test.each(some)('%s reaches nothing beyond', async (operation) => {
    const { call } = clients.get(dataScope) as TestClient;
    const beyond = firstRows((distance) => !isWithin(distance, limitOf(operation, dataScope)));
    expect(beyond.length).toBeGreaterThan(3);
    const reached: OwnedRow[] = [];
    for (const row of beyond) if (await reaches(operation, row.id, call)) reached.push(row);
    expect(reached).toEqual([]);
  });

  // Accounts of suppliers have no role.
  const ofStaff = ofSome.filter((id) => contract[id].tag !== 'supplierBidding');
  test.each(ofStaff.filter((id) => contract[id].paged && !takesId(id)))('%s shows nothing beyond', async (operation) => {
    const { call } = clients.get(dataScope) as TestClient;
    const { query = {} } = permissions[operation].input as { query?: object };
    const input = { ...permissions[operation].input, query: { ...query, size: 200 } } as Input<OperationId>;
    const { records } = (await call(operation, input)) as { records: { id: string }[] };
    const seen = records.flatMap(({ id }) => rows.get(id) ?? []);
    const limit = limitOf(operation, dataScope);
    expect(seen.filter(({ distance }) => !isWithin(distance, limit))).toEqual([]);
    // What is within is shown: of the furthest, if the demo data have such a row.
    const table = seen[0]?.table;
    const furthest = firstRows((distance) => distance === limit).find((row) => row.table === table);
    if (furthest) expect(seen.map(({ distance }) => distance)).toContain(limit);
  });

  test('many of the same calls reach the furthest rows within', async () => {
    const { call } = clients.get(dataScope) as TestClient;
    const furthest = firstRows((distance) => distance === scopes[dataScope]);
    // The demo data have no bidding, change, contract, delivery, bill or objection, and nobody owns a store.
    const calls = ofSome.filter(
      (id) =>
        takesId(id) &&
        !id.endsWith('SourceObjection') &&
        !/^(correct|void|reverse)[A-Z]/.test(id) &&
        permissions[id].reach === 'reach' &&
        !['bidding', 'contracts', 'acceptances', 'stock', 'modifications'].includes(contract[id].tag),
    );
    const reaching: OperationId[] = [];
    for (const operation of calls) {
      for (const { id } of furthest) {
        if (!(await reaches(operation, id, call))) continue;
        reaching.push(operation);
        break;
      }
    }
    expect(reaching.length).toBeGreaterThan(calls.length / 4);
  });
});

import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { startSession } from '#platform/auth/session.ts';
import { answerTo, unknownId } from '../answerTo.ts';
import { drawn } from '../drawn.ts';
import { permissions } from '../permissions/permissions.ts';
import { reaches, takesId, withId } from '../permissions/reach.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

/** The school whose administrator, holding every code that there is, asks for what belongs to the other. */
const own = '1002';
const other = '1001';

let app: TestApp;
/** Administrators of the two schools. */
let call: { own: TestClient['call']; other: TestClient['call'] };
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  const role = await db
    .selectFrom('role')
    .select(['companyId', 'id'])
    .where('roleCode', '=', 'school_admin')
    .executeTakeFirstOrThrow();
  await sql`insert into role_menu (company_id, role_id, menu_company_id, menu_id)
    select ${role.companyId}, ${role.id}, company_id, id from menu on conflict do nothing`.execute(db);
  await changeAccess(db);
  call = { own: await administratorOf(own, role), other: await administratorOf(other, role) };
  ids = await idsOf(other);
});
afterAll(() => app.close());

/** Somebody of a school, with a session in the role. */
async function administratorOf(school: string, role: { companyId: string; id: string }): Promise<TestClient['call']> {
  const { db } = app.database;
  const { deptId, ...user } = await db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId', 'deptId'])
    .where('companyId', '=', school)
    .where('status', '=', 'ENABLED')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('userRoleDept')
    .values({ ...user, roleCompanyId: role.companyId, roleId: role.id, deptId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const expireTime = new Date(app.clock.now.getTime() + 3600_000);
  const { token } = await startSession(db, { ...user, role: { ...role, deptId }, expireTime, byPassword: true }, app.clock.now);
  return app.client(token).call;
}

/** A row of a school from every table that has ids; of articles, which have channels, all. */
async function idsOf(school: string): Promise<string[]> {
  const { db } = app.database;
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    ['id', 'company_id'].every((wanted) => columns.some(({ name, dataType }) => name === wanted && dataType !== 'bigint')),
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      sql<{ id: string }>`select id from ${sql.table(name)} where company_id = ${school} order by id
        limit ${name === 'article' ? null : 1}`.execute(db),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ id }) => id));
}

const operations = Object.values(contract).filter(({ permission }) => permission !== null);
/** All of them, with each id, take a minute. */
const some = drawn(
  operations.filter(({ id }) => takesId(id)),
  12,
);

test.each(some)('$id reaches no row of another school, and tells of none', async ({ id: operation }) => {
  expect(ids.length).toBeGreaterThan(20);
  const reached: string[] = [];
  for (const id of ids) if (await reaches(operation, id, call.own)) reached.push(id);
  expect(reached).toEqual([]);
});

test.each(some)('$id answers an id of another school as one that nobody has', async ({ id: operation }) => {
  const answered = (id: string) =>
    answerTo(call.own(operation, withId(permissions[operation].input, id) as Input<OperationId>), id);
  const expected = await answered(unknownId);
  const told: unknown[] = [];
  for (const id of ids) {
    const answer = await answered(id);
    if (answer !== expected) told.push({ id, answer });
  }
  expect({ told, expected }).toEqual({ told: [], expected });
});

test.each(operations.filter((operation) => operation.method === 'GET' && !operation.sideEffect && !takesId(operation.id)))(
  '$id shows nothing of another school',
  async ({ id }) => {
    const answer = await call.own(id, permissions[id].input as Input<OperationId>).catch((error: unknown) => error);
    expect(JSON.stringify(answer)).not.toContain(`"companyId":"${other}"`);
  },
);

// The rest wants more than an id, or rows of the caller's own.
test('the administrator of that school reaches its rows with more than a third of the same requests', async () => {
  const enough = Math.floor(some.length / 3) + 1;
  const reaching: OperationId[] = [];
  for (const { id: operation } of some) {
    for (const id of ids) {
      if (!(await reaches(operation, id, call.other))) continue;
      reaching.push(operation);
      break;
    }
    if (reaching.length === enough) break;
  }
  expect(reaching).toHaveLength(enough);
}, 180_000);

import type { ApiError, Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '#platform/auth/session.ts';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp } from '../startApp.ts';
import { callers } from './permissionRows.ts';
import { permissions } from './permissions.ts';

type Caller = (typeof callers)[number];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // With all pages that a school can have.
  await app.database.db
    .updateTable('characterValue')
    .set({ paramValue: 'Y' })
    .where((eb) => eb.and({ companyId: '1001', paramKey: 'QLGYUniversityCharacter' }))
    .execute();
});
afterAll(() => app.close());

/** Some user as a caller; a role that nobody holds is given to somebody for the purpose. */
async function makeActor(caller: Caller) {
  const { db } = app.database;
  const role = await db
    .selectFrom('role')
    .select(['companyId', 'id'])
    .where('roleCode', '=', ['expired', 'revoked', 'switched away', 'without a role'].includes(caller) ? 'admin' : caller)
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId', 'deptId'])
    .where('account', '=', caller === 'admin' ? 'admin' : 'teacher1')
    .executeTakeFirstOrThrow();
  const grant = { ...user, roleCompanyId: role.companyId, roleId: role.id };
  await db
    .insertInto('userRoleDept')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { companyId, userId, deptId } = user;
  const byPassword = true;
  return { companyId, userId, byPassword, role: caller === 'without a role' ? null : { ...role, deptId } };
}

const actors = new Map<Caller, ReturnType<typeof makeActor>>();
/** Sessions that were refused all they asked for. What is admitted may end the one that calls it, or others of the same user. */
const tokens = new Map<Caller, string | null>();

async function tokenOf(caller: Caller): Promise<string | null> {
  if (caller === 'anonymous') return null;
  const actor = actors.get(caller) ?? makeActor(caller);
  actors.set(caller, actor);
  const expireTime = new Date(app.clock.now.getTime() + (caller === 'expired' ? 0 : 3600_000));
  const { token } = await startSession(app.database.db, { ...(await actor), expireTime }, app.clock.now);
  if (caller === 'revoked') await app.client(token).session.logout();
  if (caller === 'switched away') await switchAway(token);
  return token;
}

/** Takes on another role, which gives another token. */
async function switchAway(token: string): Promise<void> {
  const { session } = app.client(token);
  const [{ roleId = '', deptList: [dept] = [] } = {}] = await session.getRoleDeptList();
  if (!dept) throw new Error('There is no role to switch to');
  await session.switchDept({ body: { roleId, deptId: dept.id, collegeId: dept.collegeId } });
}

async function outcome(operation: OperationId, caller: Caller): Promise<string> {
  // An address of its own, so that the login throttle plays no part.
  const token = tokens.get(caller) ?? (await tokenOf(caller));
  const client = app.client(token, `10.4.${callers.indexOf(caller)}.1`);
  const failure = await failureOf(client.call(operation, permissions[operation].input as Input<OperationId>));
  const found = letterOf(failure);
  if (found !== '+') tokens.set(caller, token);
  else if (permissions[operation].reach === 'own') tokens.clear();
  else tokens.delete(caller);
  return found;
}

function letterOf(failure: ApiError | null): string {
  if (failure?.status === 401) return 'a';
  if (failure?.code === 4007) return 'r';
  if (failure?.status === 403) return 'x';
  return '+';
}

describe.each(Object.keys(contract) as OperationId[])('%s', (operation) => {
  const cells = permissions[operation].cells.replaceAll(' ', '');

  test('has a cell for every caller', () => expect(cells).toHaveLength(callers.length));

  test('admits and refuses as the table says', async () => {
    const found: string[] = [];
    for (const caller of callers) found.push(await outcome(operation, caller));
    expect(Object.fromEntries(callers.map((caller, index) => [caller, found[index]]))).toEqual(
      Object.fromEntries(callers.map((caller, index) => [caller, cells[index]])),
    );
  });
});

test('every role of the demo data is a caller in the table', async () => {
  const roles = await app.database.db.selectFrom('role').select('roleCode').execute();
  for (const { roleCode } of roles) expect(callers).toContain(roleCode);
});

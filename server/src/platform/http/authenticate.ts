import type { Kysely } from 'kysely';
import type { AccessFacts, AccessMemory } from '../auth/accessMemory.ts';
import { type FoundSession, findSession } from '../auth/findSession.ts';
import { permissionsOf } from '../auth/permissions.ts';
import { type ActingRole, endSession, idleEndOf, isServed, type Session } from '../auth/session.ts';
import { tokenOf } from '../auth/token.ts';
import type { Operation } from '../contract/operation.ts';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure/failure.ts';

/** The time of the last use is written at most this often, in milliseconds. */
const touchMs = 60_000;
/** How long an ended token may repeat the switch that ended it, in milliseconds, so that a lost answer does not cost the session. */
const switchRepeatMs = 60_000;

/**
 * Returns the session of a request, or null if the operation needs none. A session that is no longer valid (user disabled or locked, role
 * or department disabled or taken away, school suspended) is ended.
 * @throws Failure `unauthorized`, or `schoolSuspended` once
 */
export async function authenticate(
  db: Kysely<Tables>,
  memory: AccessMemory,
  operation: Operation,
  request: Request,
  now: Date,
): Promise<Session | null> {
  if (operation.permission === null) return null;
  const token = tokenOf(request);
  const found = token && (await findSession(db, token));
  if (!found || !(isLive(found, now) || mayRepeatSwitch(found, operation, request, now))) throw new Failure('unauthorized');
  const actor = actorOf(found);
  if (!actor) {
    await endSession(db, found.tokenHash, now);
    throw new Failure(isServed(found.companyStatus) ? 'unauthorized' : 'schoolSuspended');
  }
  // Requests that a page repeats at intervals do not show that the user is active.
  if (!operation.background) await touch(db, found, now);
  const { tokenHash, userId, companyId, expireTime, lastSeenTime, byPassword, accessVersion, saysPurchase } = found;
  const facts = memory.at(accessVersion);
  const permissions = actor.role ? await codesOf(db, actor.role, companyId, facts) : noCodes;
  const mustChangePassword = byPassword && found.needChangePassword === true;
  const times = { expireTime, idleEndTime: idleEndOf(lastSeenTime) };
  const may = { permissions, accessVersion, facts };
  return { tokenHash, userId, companyId, ...times, byPassword, mustChangePassword, ...may, saysPurchase, ...actor };
}

const noCodes: ReadonlySet<string> = new Set();

/** Returns the permission codes of a role in a school. */
function codesOf(db: Kysely<Tables>, role: ActingRole, schoolId: string, facts: AccessFacts): Promise<ReadonlySet<string>> {
  return facts(`codes ${role.companyId} ${role.id} ${schoolId}`, async () => new Set(await permissionsOf(db, role, schoolId)));
}

function isLive({ endTime, expireTime, lastSeenTime }: FoundSession, now: Date) {
  return endTime === null && now < expireTime && now < idleEndOf(lastSeenTime);
}

/** If the answer of a switch was lost, it can be repeated with the ended token; the handler checks that it is the same switch. */
function mayRepeatSwitch({ endTime, switchKey }: FoundSession, operation: Operation, { headers }: Request, now: Date) {
  return (
    operation.id === 'switchDept' &&
    endTime !== null &&
    now.getTime() - endTime.getTime() < switchRepeatMs &&
    switchKey !== null &&
    switchKey === headers.get('idempotency-key')
  );
}

/** Returns the name and role that the session acts with now; null if it is no longer valid. */
function actorOf(found: FoundSession): Pick<Session, 'userName' | 'role'> | null {
  const { userName, companyStatus, roleCompanyId, roleId, deptId, dataScope, enabledDeptId, isGranted } = found;
  if (userName === null || !isServed(companyStatus)) return null;
  if (roleCompanyId === null || roleId === null || deptId === null) return { userName, role: null };
  if (dataScope === null || enabledDeptId === null || !isGranted) return null;
  return { userName, role: { companyId: roleCompanyId, id: roleId, deptId, dataScope } };
}

async function touch(db: Kysely<Tables>, { tokenHash, lastSeenTime }: FoundSession, now: Date) {
  const before = new Date(now.getTime() - touchMs);
  if (lastSeenTime > before) return;
  await db
    .updateTable('loginSession')
    .set({ lastSeenTime: now })
    .where('tokenHash', '=', tokenHash)
    .where('lastSeenTime', '<=', before)
    .execute();
}

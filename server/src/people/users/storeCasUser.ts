import { isoTime } from '@campus-procurement/sdk/time';
import type { Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { tellOfLostDeputy } from '#approval/lostDeputies.ts';
import { reviewCasesOf } from '#approval/seats.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import type { CasUser } from '#platform/cas/casUser.ts';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Outcome as RowOutcome } from '#platform/gateway/rowSync.ts';
import { say } from '#platform/i18n/language.ts';
import type { Job, TaskSentence } from '#platform/tasks/taskKind.ts';
import type { CasSchool, LinkedUser } from './casSchool.ts';

export type Outcome = RowOutcome<'added' | 'updated' | 'disabled'>;

/** The name shown as the author of changes. */
const author = say('zh-CN', 'taskType', 'SYNC_CAS');

/** Synchronises one user with the central authentication. @param row the number of the row, for the report */
export async function storeCasUser(cas: CasUser, row: number, school: CasSchool, job: Job): Promise<Outcome> {
  const deptId = school.deptIds.get(cas.deptCode);
  if (deptId === undefined) return { key: 'casRowDept', params: { row, deptCode: cas.deptCode } };
  const { id: casId, deptCode: _code, enabled = true, ...person } = cas;
  const fields = personOf({ ...person, account: cas.account.toLowerCase() }, deptId);
  const known = school.users.get(casId);
  if (!known) return enabled ? add({ ...fields, casId }, row, school, job) : 'unchanged';
  const changes = {
    ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => known[name as keyof typeof fields] !== value)),
    ...(known.source !== 'CAS' && { source: 'CAS' as const }),
    ...(enabled && known.absentSince !== null && { status: 'ENABLED' as const, absentSince: null }),
  };
  if (!enabled && mayBeDisabled(known, job)) return (await disable(known, changes, job)) ?? stale(row);
  if (Object.keys(changes).length === 0) return 'unchanged';
  return change(known, changes, row, job);
}

/** Returns the known fields only, because an unknown property of the row has no column. */
function personOf({ account, name, phone, email, job, gender }: Omit<CasUser, 'id' | 'deptCode' | 'enabled'>, deptId: string) {
  return {
    account,
    name,
    deptId,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(job !== undefined && { job }),
    ...(gender !== undefined && { gender }),
  };
}

/** Returns whether a synchronisation may disable a user. It never disables the user who started it, and a locked account stays locked. */
export function mayBeDisabled({ id, status, source }: LinkedUser, { createBy }: Job): boolean {
  return status === 'ENABLED' && source === 'CAS' && id !== createBy;
}

async function add(
  fields: ReturnType<typeof personOf> & { casId: string },
  row: number,
  { companyId }: CasSchool,
  { db, now }: Job,
): Promise<Outcome> {
  const time = now();
  const added = await db
    .insertInto('appUser')
    .values({
      phone: null,
      email: null,
      job: null,
      avatarId: null,
      introduction: null,
      location: null,
      examCode: null,
      ...fields,
      companyId,
      id: newId(),
      source: 'CAS',
      passwordHash: null,
      userType: 'STAFF',
      certification: 0,
      status: 'ENABLED',
      registrationDate: isoTime(time).slice(0, 10),
      lastLoginTime: null,
      lastLoginIp: null,
      createTime: time,
      createByName: author,
      updateTime: time,
      updateByName: author,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? 'added' : { key: 'casRowTaken', params: { row, account: fields.account } };
}

async function change(known: LinkedUser, changes: Updateable<Tables['appUser']>, row: number, job: Job): Promise<Outcome> {
  try {
    const { numUpdatedRows } = await update(job.db, known, changes, job.now());
    return numUpdatedRows === 0n ? stale(row) : 'updated';
  } catch (error) {
    const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'app_user_account_unique';
    if (!isTaken) throw error;
    return { key: 'casRowTaken', params: { row, account: String(changes.account) } };
  }
}

/** Disables a user and ends their sessions. @returns null if somebody has changed the user meanwhile */
export async function disable(
  known: LinkedUser,
  changes: Updateable<Tables['appUser']>,
  { db, now }: Job,
): Promise<'disabled' | null> {
  const time = now();
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await update(trx, known, { ...changes, status: 'DISABLED', absentSince: time }, time);
    if (numUpdatedRows === 0n) return null;
    await endSessionsOf(trx, { companyId: known.companyId, userId: known.id }, time);
    await tellOfLostDeputy({ companyId: known.companyId, userId: known.id }, { db: trx, now: time });
    await reviewCasesOf({ companyId: known.companyId, userId: known.id }, { db: trx, now: time });
    return 'disabled';
  });
}

/** Updates a user. The condition on the version makes sure that the row is still the one that was compared. */
function update(db: Job['db'], { companyId, id, version }: LinkedUser, changes: Updateable<Tables['appUser']>, time: Date) {
  return db
    .updateTable('appUser')
    .set({ ...changes, version: version + 1, updateTime: time, updateByName: author })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirstOrThrow();
}

function stale(row: number): TaskSentence {
  return { key: 'casRowStale', params: { row } };
}

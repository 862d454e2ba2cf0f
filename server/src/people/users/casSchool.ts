import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Returns whether the users of a school log in through its central authentication. */
export async function usesCas(db: Kysely<Tables>, companyId: string): Promise<boolean> {
  const school = await db.selectFrom('company').select('loginMode').where('id', '=', companyId).executeTakeFirst();
  return school?.loginMode === 'CAS';
}

/** Reads the rows that a synchronisation compares with: enabled departments by code, and users with a number by number. */
export async function readCasSchool(db: Kysely<Tables>, companyId: string) {
  const depts = await db
    .selectFrom('dept')
    .select(['id', 'deptCode'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .execute();
  const users = await db
    .selectFrom('appUser')
    .select(['companyId', 'id', 'casId', 'account', 'name', 'deptId', 'phone', 'email', 'job', 'gender', 'source', 'status'])
    .select(['absentSince', 'version', 'createTime'])
    .where('companyId', '=', companyId)
    .where('casId', 'is not', null)
    .execute();
  return {
    companyId,
    deptIds: new Map(depts.map(({ id, deptCode }) => [deptCode, id])),
    users: new Map(users.map((user) => [user.casId, user])),
  };
}

export type CasSchool = Awaited<ReturnType<typeof readCasSchool>>;
export type LinkedUser = NonNullable<ReturnType<CasSchool['users']['get']>>;

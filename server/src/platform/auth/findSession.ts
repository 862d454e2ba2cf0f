import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { saysPurchaseSql } from './saysPurchase.ts';
import { hashToken } from './token.ts';

/**
 * Everything that decides about a request, in one query: the session, and what its user, school, role, department and grant say of
 * it now; the codes of the role come from the {@link AccessMemory} of the version that is read with it. Subqueries instead of joins, because the planner needs a quarter of the time for them (0.3 ms, measured).
 */
export async function findSession(db: Kysely<Tables>, token: string): Promise<FoundSession | null> {
  return (await sessionByToken(db, token).executeTakeFirst()) ?? null;
}

function sessionByToken(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('loginSession as session')
    .select(['tokenHash', 'companyId', 'userId', 'roleCompanyId', 'roleId', 'deptId'])
    .select(['lastSeenTime', 'expireTime', 'endTime', 'switchKey', 'byPassword'])
    .select((eb) => [
      eb.selectFrom('company').select('company.status').whereRef('company.id', '=', 'session.companyId').as('companyStatus'),
      // Null if the user is disabled or locked.
      eb
        .selectFrom('appUser')
        .select('appUser.name')
        .whereRef('appUser.companyId', '=', 'session.companyId')
        .whereRef('appUser.id', '=', 'session.userId')
        .where('appUser.status', '=', 'ENABLED')
        .as('userName'),
      eb
        .selectFrom('appUser')
        .select('appUser.needChangePassword')
        .whereRef('appUser.companyId', '=', 'session.companyId')
        .whereRef('appUser.id', '=', 'session.userId')
        .as('needChangePassword'),
      // Null if the role is disabled.
      eb
        .selectFrom('role')
        .select('role.dataScope')
        .whereRef('role.companyId', '=', 'session.roleCompanyId')
        .whereRef('role.id', '=', 'session.roleId')
        .where('role.status', '=', 'ENABLED')
        .as('dataScope'),
      // Null if the department is disabled. No `exists`: PostgreSQL would read all departments for it.
      eb
        .selectFrom('dept')
        .select('dept.id')
        .whereRef('dept.companyId', '=', 'session.companyId')
        .whereRef('dept.id', '=', 'session.deptId')
        .where('dept.status', '=', 'ENABLED')
        .as('enabledDeptId'),
      eb
        .exists(
          eb
            .selectFrom('userRoleDept as held')
            .select('held.userId')
            .whereRef('held.companyId', '=', 'session.companyId')
            .whereRef('held.userId', '=', 'session.userId')
            .whereRef('held.roleCompanyId', '=', 'session.roleCompanyId')
            .whereRef('held.roleId', '=', 'session.roleId')
            .whereRef('held.deptId', '=', 'session.deptId'),
        )
        .as('isGranted'),
      saysPurchaseSql(eb.ref('session.companyId')).as('saysPurchase'),
      eb.selectFrom('accessVersion').select('accessVersion.version').$asScalar().$notNull().as('accessVersion'),
    ])
    .where('tokenHash', '=', hashToken(token));
}

export type FoundSession = Awaited<ReturnType<ReturnType<typeof sessionByToken>['executeTakeFirstOrThrow']>>;

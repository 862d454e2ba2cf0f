import { sql } from 'kysely';
import { judgedRoles } from '#platform/auth/mayGrant.ts';
import type { Reader } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { visibleUsers } from './visibleUsers.ts';

/** Selects users with all columns that the API shows. The id of a role held in several departments occurs several times. */
export function userRows(found: Awaited<ReturnType<typeof visibleUsers>>, language: Language) {
  return found
    .innerJoin('company', 'company.id', 'user.companyId')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .leftJoin('dept as above', (join) =>
      join.onRef('above.companyId', '=', 'dept.companyId').onRef('above.id', '=', 'dept.parentId'),
    )
    .select(['user.companyId', 'company.companyName', 'user.id', 'user.account', 'user.name', 'user.phone', 'user.email'])
    .select(['user.gender', 'user.job', 'user.deptId', 'dept.deptType'])
    .select([deptName(language).as('deptName'), deptName(language, 'above').$castTo<string | null>().as('aboveName')])
    .select(['user.status', 'user.source', 'user.casId', 'user.lastLoginTime', 'user.lastLoginIp'])
    .select(['user.needChangePassword', 'user.initialPasswordExpireTime'])
    .select(['user.version', 'user.createTime', 'user.createByName', 'user.updateTime', 'user.updateByName'])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('userRoleDept as held')
        .select('held.roleId')
        .whereRef('held.companyId', '=', 'user.companyId')
        .whereRef('held.userId', '=', 'user.id')})`.as('roleIds'),
    );
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>;

/** Returns the roles of users by user id, ordered by name, with the columns that decide whether the caller could grant them. */
export async function rolesOfUsers(users: HoldsRoles[], context: Reader): Promise<Map<string, HeldRole[]>> {
  return shared(users, await rolesWith(idsIn(users), context));
}

/** Like {@link rolesOfUsers}, but from the facts remembered for the request: for lists, where no decision depends on them. */
export async function knownRolesOfUsers(users: HoldsRoles[], reader: Reader): Promise<Map<string, HeldRole[]>> {
  const { session, role: own, language } = reader;
  const ids = idsIn(users);
  const roles = await session.facts(`roles for ${own.companyId} ${own.id} in ${language}: ${ids}`, () => rolesWith(ids, reader));
  return shared(users, roles);
}

function idsIn(users: HoldsRoles[]): string[] {
  return [...new Set(users.flatMap(({ roleIds }) => roleIds))].sort();
}

function rolesWith(ids: string[], reader: Reader) {
  return judgedRoles(reader)
    .where('role.id', '=', sql<string>`any (${ids})`)
    .orderBy(roleName(reader.language))
    .orderBy('role.id')
    .execute();
}

function shared(users: HoldsRoles[], roles: HeldRole[]): Map<string, HeldRole[]> {
  return new Map(users.map((user) => [user.id, roles.filter(({ id }) => user.roleIds.includes(id))]));
}

type HoldsRoles = Pick<UserRow, 'id' | 'roleIds'>;

type HeldRole = Awaited<ReturnType<ReturnType<typeof judgedRoles>['executeTakeFirstOrThrow']>>;

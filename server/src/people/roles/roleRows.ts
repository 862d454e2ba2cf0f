import type { Schemas } from '@campus-procurement/sdk';
import type { ExpressionBuilder } from 'kysely';
import { hasMoreMenus } from '#platform/auth/roleMenus.ts';
import type { Context } from '#platform/context/context.ts';
import { roleName } from '#platform/db/builtInNames.ts';
import type { Tables } from '#platform/db/tables.ts';
import { containing } from '#platform/lists/like.ts';
import { platformId } from '#platform/values/platform.ts';

/** What a caller may look for. */
export interface RoleFilters {
  companyId?: string;
  /** Part of name or code. */
  roleName?: string;
  status?: Schemas['Status'];
}

/** The roles that the caller can see: those of the own school and of the platform; with data scope ALL, every one. */
export function visibleRoles(
  { db, session, role, language }: Context,
  { companyId, roleName: keyword, status }: RoleFilters = {},
) {
  let query = db.selectFrom('role');
  if (role.dataScope !== 'ALL') query = query.where('role.companyId', 'in', [session.companyId, platformId]);
  if (companyId !== undefined) query = query.where('role.companyId', '=', companyId);
  if (status !== undefined) query = query.where('role.status', '=', status);
  if (keyword === undefined) return query;
  const pattern = containing(keyword);
  return query.where((eb) => eb.or([eb(roleName(language), 'ilike', pattern), eb('role.roleCode', 'ilike', pattern)]));
}

/** Visible roles with all that a row of the API shows. */
export function roleRows(context: Context, filters?: RoleFilters) {
  const { session, role: own, language } = context;
  return visibleRoles(context, filters)
    .innerJoin('company', 'company.id', 'role.companyId')
    .select([
      'role.id',
      roleName(language).as('roleName'),
      'role.roleCode',
      'role.dataScope',
      'role.status',
      'role.builtIn',
      'role.exclusive',
      'role.remark',
    ])
    .select(['role.companyId', 'company.companyName', 'role.version'])
    .select(['role.createTime', 'role.createByName', 'role.updateTime', 'role.updateByName'])
    .select((eb) =>
      eb
        .selectFrom('userRoleDept as held')
        .select((count) => count.fn.count<number>('held.userId').distinct().as('users'))
        .whereRef('held.roleCompanyId', '=', 'role.companyId')
        .whereRef('held.roleId', '=', 'role.id')
        // Of a platform-wide role, other schools' users are not counted for a school.
        .$if(own.dataScope !== 'ALL', (query) => query.where('held.companyId', '=', session.companyId))
        .$asScalar()
        .$notNull()
        .as('userCount'),
    )
    .select((eb) => [hasMoreMenus(eb, own), isOwn(eb, context)]);
}

/** The caller acts in the role or, with a narrower scope than ALL, could switch to it. */
function isOwn(eb: ExpressionBuilder<Tables, 'role'>, { session, role: own }: Context) {
  const acting = eb.and([eb('role.companyId', '=', own.companyId), eb('role.id', '=', own.id)]);
  if (own.dataScope === 'ALL') return acting.as('isOwn');
  const held = eb
    .selectFrom('userRoleDept as mine')
    .select('mine.userId')
    .where('mine.companyId', '=', session.companyId)
    .where('mine.userId', '=', session.userId)
    .whereRef('mine.roleCompanyId', '=', 'role.companyId')
    .whereRef('mine.roleId', '=', 'role.id');
  return eb.or([acting, eb.exists(held)]).as('isOwn');
}

export type RoleRow = Awaited<ReturnType<ReturnType<typeof roleRows>['executeTakeFirstOrThrow']>>;

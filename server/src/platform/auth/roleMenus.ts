import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Reader } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';

type Own = Pick<Reader['role'], 'companyId' | 'id'>;

/** A condition for queries on roles: the acting role is the role `source` itself, or the platform has entitled it to grant `source`. */
export function isSource(own: Own): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { source: Tables['role'] }, 'source'>();
  return eb.or([
    eb.and([eb('source.companyId', '=', own.companyId), eb('source.id', '=', own.id)]),
    eb.exists(
      eb
        .selectFrom('roleAssignable as entitled')
        .select('entitled.roleId')
        .whereRef('entitled.assignableCompanyId', '=', 'source.companyId')
        .whereRef('entitled.assignableRoleId', '=', 'source.id')
        .where('entitled.companyId', '=', own.companyId)
        .where('entitled.roleId', '=', own.id),
    ),
  ]);
}

/**
 * A condition for queries on roles: the role has menus beyond those of the acting role and of the roles that the platform has entitled it to
 * grant. For an exclusive role only exclusive ones of these count, for any other role only the others (docs/decisions/0137).
 */
export function hasMoreMenus(eb: ExpressionBuilder<Tables, 'role'>, own: Own) {
  return eb
    .exists(
      eb
        .selectFrom('roleMenu as theirs')
        .select('theirs.menuId')
        .whereRef('theirs.companyId', '=', 'role.companyId')
        .whereRef('theirs.roleId', '=', 'role.id')
        .where((their) =>
          their.not(
            their.exists(
              their
                .selectFrom('roleMenu as mine')
                .innerJoin('role as source', (join) =>
                  join.onRef('source.companyId', '=', 'mine.companyId').onRef('source.id', '=', 'mine.roleId'),
                )
                .select('mine.menuId')
                .whereRef('mine.menuId', '=', 'theirs.menuId')
                .whereRef('source.exclusive', '=', 'role.exclusive')
                .where(isSource(own)),
            ),
          ),
        ),
    )
    .as('hasMoreMenus');
}

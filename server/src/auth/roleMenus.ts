import type { ExpressionBuilder } from 'kysely';
import type { Reader } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';

/** A condition for queries on roles: the role has menus that the acting role lacks. */
export function hasMoreMenus(eb: ExpressionBuilder<Tables, 'role'>, own: Reader['role']) {
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
                .select('mine.menuId')
                .whereRef('mine.menuId', '=', 'theirs.menuId')
                .where('mine.companyId', '=', own.companyId)
                .where('mine.roleId', '=', own.id),
            ),
          ),
        ),
    )
    .as('hasMoreMenus');
}

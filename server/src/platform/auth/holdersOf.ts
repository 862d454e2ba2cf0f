import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isSwitchedOn } from './isSwitchedOn.ts';

/** Selects from the users of all schools, as `held`, with their roles, as `role`. */
function granted(db: Kysely<Tables>) {
  return db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'held.companyId').onRef('dept.id', '=', 'held.deptId'))
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .where('role.status', '=', 'ENABLED')
    .where('dept.status', '=', 'ENABLED');
}

/** Selects from the users of all schools, as `held`, with the roles, as `role`, by which they hold a permission code at their school. */
export function holding(db: Kysely<Tables>, permission: string) {
  return granted(db).where((eb) =>
    eb.exists(
      eb
        .selectFrom('roleMenu')
        .innerJoin('menu', (join) =>
          join.onRef('menu.companyId', '=', 'roleMenu.menuCompanyId').onRef('menu.id', '=', 'roleMenu.menuId'),
        )
        .select('menu.id')
        .whereRef('roleMenu.companyId', '=', 'role.companyId')
        .whereRef('roleMenu.roleId', '=', 'role.id')
        .where('menu.permission', '=', permission)
        .where('menu.status', '=', 'ENABLED')
        .where(isSwitchedOn(eb.ref('held.companyId'))),
    ),
  );
}

interface Opened {
  companyId: string;
  roleId: string;
  permission: string;
}

/** Selects which roles open which of several permission codes at a school. @param codes a query of the codes */
export const openedSql = (companyId: string, codes: RawBuilder<unknown>) => sql<Opened>`
  select distinct role_menu.company_id, role_menu.role_id, menu.permission
  from role_menu join menu on menu.company_id = role_menu.menu_company_id and menu.id = role_menu.menu_id
  where menu.permission in (${codes}) and menu.status = 'ENABLED' and ${isSwitchedOn(companyId)}`;

/** Selects from the enabled users of a school, as `holding` does, by what their roles open: {@link openedSql}, called `opened`. */
export function holdingOpened(db: Kysely<Tables>, companyId: string) {
  return granted(db)
    .innerJoin(sql<Opened>`opened`.as<'opened'>(sql`opened`), (join) =>
      join.onRef('opened.companyId', '=', 'role.companyId').onRef('opened.roleId', '=', 'role.id'),
    )
    .where('held.companyId', '=', companyId)
    .where('user.status', '<>', 'DISABLED');
}

/**
 * Selects the users who hold a permission code for the rows of a school: users of the school, and users elsewhere who hold it with data
 * scope ALL.
 */
export function holdersOf(db: Kysely<Tables>, permission: string, companyId: string) {
  return (
    holding(db, permission)
      .select(['held.companyId', 'held.userId'])
      .distinct()
      .where((eb) => eb.or([eb('held.companyId', '=', companyId), eb('role.dataScope', '=', 'ALL')]))
      // Users who are locked out for a while are included, because they come back.
      .where('user.status', '<>', 'DISABLED')
      .execute()
  );
}

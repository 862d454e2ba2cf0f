import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isSwitchedOn } from './isSwitchedOn.ts';
import type { ActingRole } from './session.ts';

/**
 * Returns the permission codes that a role holds in a school: those of its menu entries and buttons that are enabled and switched on for
 * the school.
 */
export async function permissionsOf(
  db: Kysely<Tables>,
  role: Pick<ActingRole, 'companyId' | 'id'>,
  schoolId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('roleMenu')
    .innerJoin('menu', (join) =>
      join.onRef('menu.companyId', '=', 'roleMenu.menuCompanyId').onRef('menu.id', '=', 'roleMenu.menuId'),
    )
    .select('menu.permission')
    .distinct()
    .where('roleMenu.companyId', '=', role.companyId)
    .where('roleMenu.roleId', '=', role.id)
    .where('menu.status', '=', 'ENABLED')
    .where('menu.permission', 'is not', null)
    .where(isSwitchedOn(schoolId))
    .orderBy('menu.permission')
    .$narrowType<{ permission: string }>()
    .execute();
  return rows.map(({ permission }) => permission);
}

/** Returns the ids of the menu entries and buttons granted to a role, enabled or not. */
export async function heldMenuIds(db: Kysely<Tables>, role: Pick<ActingRole, 'companyId' | 'id'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('roleMenu')
    .select('menuId')
    .where('companyId', '=', role.companyId)
    .where('roleId', '=', role.id)
    .orderBy('menuId')
    .execute();
  return new Set(rows.map(({ menuId }) => menuId));
}

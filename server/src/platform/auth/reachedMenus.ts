import type { Reader } from '../context/context.ts';
import { isSource } from './roleMenus.ts';

/** The ids of menus that the acting role can put into roles of a school. */
interface ReachedMenus {
  /** Those of the acting role and of the roles that the platform has entitled it to grant, except exclusive ones. */
  ordinary: Set<string>;
  /** Those of the exclusive roles among these. */
  exclusive: Set<string>;
}

/** Returns the menus that the acting role can put into roles, enabled or not. For scope ALL, which can grant every menu, they say nothing. */
export async function reachedMenus({ db, role: own }: Pick<Reader, 'db' | 'role'>): Promise<ReachedMenus> {
  const rows = await db
    .selectFrom('role as source')
    .innerJoin('roleMenu', (join) =>
      join.onRef('roleMenu.companyId', '=', 'source.companyId').onRef('roleMenu.roleId', '=', 'source.id'),
    )
    .select(['roleMenu.menuId', 'source.exclusive'])
    .distinct()
    .where(isSource(own))
    .execute();
  const idsOf = (isExclusive: boolean) =>
    new Set(rows.flatMap(({ menuId, exclusive }) => (exclusive === isExclusive ? [menuId] : [])));
  return { ordinary: idsOf(false), exclusive: idsOf(true) };
}

import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Grants exactly these menus to a role. */
export async function grantMenus(
  db: Kysely<Tables>,
  { companyId, id }: { companyId: string; id: string },
  menus: { companyId: string; id: string }[],
): Promise<void> {
  await db
    .deleteFrom('roleMenu')
    .where((eb) => eb.and({ companyId, roleId: id }))
    .execute();
  if (menus.length === 0) return;
  const rows = menus.map((menu) => ({ companyId, roleId: id, menuCompanyId: menu.companyId, menuId: menu.id }));
  await db.insertInto('roleMenu').values(rows).execute();
}

import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { judgeCode, judgeFields, judgePlace, lockedMenu, refuseSchools } from './menuRules.ts';
import { isMenuAdministration, stayEnabled } from './protectedMenus.ts';

const constraints = {
  menu_route_name_unique: () => invalid({ field: 'routeName', rule: 'unique' }),
  menu_parent_fkey: () => new Failure('hasChildren'),
};

/** Creates an entry or button, which no role holds yet. */
export async function saveMenu({ body }: Input<'saveMenu'>, context: Context): Promise<Output<'saveMenu'>> {
  refuseSchools(context);
  const empty = { parentId: null, menuNameEn: null, routeName: null, path: null, icon: null, permission: null };
  const undescribed = { description: null, descriptionEn: null };
  const entry = { ...empty, ...undescribed, sort: 0, status: 'ENABLED' as const, ...body };
  judgeFields(entry);
  judgePlace({ ...entry, id: null }, await lockedMenu(context));
  if (entry.permission !== null) judgeCode(entry.permission, context);
  const id = newId();
  const insertion = context.db.insertInto('menu').values({ ...entry, companyId: platformId, id, ...madeBy(context) });
  await refusedBy(constraints, insertion.execute());
  return { id };
}

/** Changes the fields that are sent. Unchanged values are accepted, because forms send every field. */
export async function updateMenu({ body }: Input<'updateMenu'>, context: Context): Promise<Output<'updateMenu'>> {
  refuseSchools(context);
  const { id, version, ...fields } = body;
  const menu = await lockedMenu(context);
  const row = menu.find((one) => one.id === id);
  if (!row) throw new Failure('missing');
  if (row.version !== version) throw new Failure('stale');
  const entry = { ...row, ...fields };
  judgeFields(entry);
  if (entry.parentId !== row.parentId) judgePlace(entry, menu);
  const isRecoded = entry.permission !== row.permission;
  if (isRecoded && isMenuAdministration(row)) throw new Failure('builtInRow');
  const isTurnedOff = entry.status === 'DISABLED' && row.status === 'ENABLED';
  if (isTurnedOff && stayEnabled(menu).has(id)) throw new Failure('builtInRow');
  if (isRecoded && entry.permission !== null) judgeCode(entry.permission, context);
  const change = context.db
    .updateTable('menu')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId: platformId, id }));
  await refusedBy(constraints, change.execute());
  return true;
}

/** Deletes an entry or button with its grants and switches. Refused if other entries are below it. */
export async function removeMenu({ path: { id } }: Input<'removeMenu'>, context: Context): Promise<Output<'removeMenu'>> {
  refuseSchools(context);
  const row = (await lockedMenu(context)).find((one) => one.id === id);
  if (!row) throw new Failure('missing');
  if (isMenuAdministration(row)) throw new Failure('builtInRow');
  const deletion = context.db.deleteFrom('menu').where((eb) => eb.and({ companyId: platformId, id }));
  const key = { company_id: platformId, id };
  await refuseUsed({ table: 'menu', key, inOtherWords: { menu_parent_fkey: 'hasChildren' } }, context);
  await ifUnused(deletion.execute());
  return true;
}

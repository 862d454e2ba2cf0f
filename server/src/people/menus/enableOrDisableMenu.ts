import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { staysOn } from './protectedMenus.ts';

const constraints = {
  menu_switch_company_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
  menu_switch_menu_fkey: () => invalid({ field: 'menuId', rule: 'exists' }),
};

/**
 * Switches an entry for one school. The statement itself decides whether that changes anything, so that only one of several parallel calls
 * does it.
 */
export async function enableOrDisableMenu(
  { body }: Input<'enableOrDisableMenu'>,
  context: Context,
): Promise<Output<'enableOrDisableMenu'>> {
  const { menuId, companyId, enabled } = body;
  const menu = await context.db.selectFrom('menu').select(['id', 'parentId', 'menuType', 'routeName', 'permission']).execute();
  const entry = menu.find(({ id }) => id === menuId);
  if (!entry || entry.menuType === 'BUTTON') throw invalid({ field: 'menuId', rule: 'exists' });
  // Users of the platform always keep the whole menu.
  if (companyId === platformId || staysOn(entry, menu)) throw new Failure('builtInRow');
  const hasChanged = enabled ? await switchOn(body, context) : await switchOff(body, context);
  if (hasChanged) return true;
  throw new Failure(enabled && (await isLocked(body, context)) ? 'platformOnly' : 'wrongState');
}

type Switch = Input<'enableOrDisableMenu'>['body'];

/** Users with data scope ALL act for the platform. */
const isPlatform = ({ role }: Context) => role.dataScope === 'ALL';

/** Switches have no version: the condition on their state decides between parallel calls. */
const switchedBy = ({ session, now }: Context) => ({ updateTime: now, updateByName: session.userName });

async function switchOff({ menuId, companyId, reason }: Switch, context: Context): Promise<boolean> {
  const row = { enabled: false, byPlatform: isPlatform(context), reason: reason ?? null, ...switchedBy(context) };
  const insertion = context.db
    .insertInto('menuSwitch')
    .values({ companyId, menuCompanyId: platformId, menuId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'menuCompanyId', 'menuId']).doUpdateSet(row).where('menuSwitch.enabled', '=', true),
    )
    .returning('menuId');
  return (await refusedBy(constraints, insertion.executeTakeFirst())) !== undefined;
}

async function switchOn({ menuId, companyId }: Switch, context: Context): Promise<boolean> {
  let change = context.db
    .updateTable('menuSwitch')
    .set({ enabled: true, byPlatform: false, reason: null, ...switchedBy(context) })
    .where((eb) => eb.and({ companyId, menuId, enabled: false }));
  if (!isPlatform(context)) change = change.where('byPlatform', '=', false);
  return (await change.executeTakeFirst()).numUpdatedRows === 1n;
}

async function isLocked({ menuId, companyId }: Switch, { db }: Context): Promise<boolean> {
  const found = await db
    .selectFrom('menuSwitch')
    .select('menuId')
    .where((eb) => eb.and({ companyId, menuId, enabled: false, byPlatform: true }))
    .executeTakeFirst();
  return found !== undefined;
}

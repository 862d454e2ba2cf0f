import type { Schemas } from '@campus-procurement/sdk';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';

type Menu = Schemas['Menu'];

/**
 * What the caller may do with an entry: nothing where they are no platform administrator.
 * @param isProtected whether the menu's own administration hangs on it
 */
export function menuActions(
  row: Pick<Menu, 'menuType' | 'status'>,
  { hasChildren, isProtected }: { hasChildren: boolean; isProtected: boolean },
  context: Context,
): Menu['allowedActions'] {
  if (context.role.dataScope !== 'ALL') return [];
  const mayCall = permitted(context);
  const actions: Menu['allowedActions'] = [];
  if (mayCall('saveMenu') && (row.menuType === 'DIR' || row.menuType === 'MENU')) actions.push('ADD_CHILD');
  if (mayCall('updateMenu')) actions.push('EDIT');
  if (mayCall('updateMenu') && row.status === 'DISABLED') actions.push('ENABLE');
  if (mayCall('updateMenu') && row.status === 'ENABLED' && !isProtected) actions.push('DISABLE');
  if (mayCall('removeMenu') && !hasChildren && !isProtected) actions.push('DELETE');
  return actions;
}

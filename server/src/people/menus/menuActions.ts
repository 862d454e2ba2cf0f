import type { Schemas } from '@campus-procurement/sdk';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';

type Menu = Schemas['Menu'];

/**
 * Returns the caller's allowed actions on an entry; none for users who are no platform administrators.
 * @param isProtected whether the administration of the menu depends on the entry
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

import type { Schemas } from '@campus-procurement/sdk';
import type { SqlBool } from 'kysely';
import { mayChange } from '#platform/auth/companyReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { lowestLevel } from './categoryTree.ts';
import { hasManager } from './managers.ts';

type Category = Schemas['GoodsCategory'];

/** The columns read for a category. */
export type CategoryRow = Omit<Category, 'level' | 'children' | 'allowedActions'> & { level: number; hasChildren: SqlBool };

/** Returns a category as the API shows it, with the caller's allowed actions. */
export function toGoodsCategory(row: CategoryRow, children: Category[], context: Context): Category {
  const { hasChildren: _, ...shown } = row;
  // Who holds no role is a supplier: which department looks after what is none of its business.
  if (context.session.role === null)
    return { ...shown, managerDeptId: null, managerDeptName: null, allowedActions: [], children };
  return { ...shown, allowedActions: allowedActions(row, context), children };
}

function allowedActions(row: CategoryRow, context: Context): Category['allowedActions'] {
  const mayCall = permitted(context);
  const actions: Category['allowedActions'] = [];
  if (mayCall('saveGoodsCategory') && row.level < lowestLevel) actions.push('ADD_CHILD');
  if (mayCall('updateGoodsCategory') && hasManager(row.companyId, context)) actions.push('SET_MANAGER');
  if (!mayChange(row.companyId, context)) return actions;
  if (mayCall('updateGoodsCategory')) actions.push('EDIT', row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (mayCall('removeGoodsCategory') && !row.hasChildren) actions.push('DELETE');
  return actions;
}

import type { Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { SqlBool } from 'kysely';
import type { Context } from '../../context.ts';
import { mayChange } from '../companyReach.ts';
import { lowestLevel } from './categoryTree.ts';

type Category = Schemas['GoodsCategory'];

/** What is read of a category. */
export type CategoryRow = Omit<Category, 'level' | 'children' | 'allowedActions'> & { level: number; hasChildren: SqlBool };

/**
 * A row as the API shows it, with what the caller may do to the category.
 * @param codes the permission codes that the caller holds
 */
export function toGoodsCategory(row: CategoryRow, children: Category[], codes: ReadonlySet<string>, context: Context): Category {
  const { hasChildren: _, ...shown } = row;
  return { ...shown, allowedActions: allowedActions(row, codes, context), children };
}

function allowedActions(row: CategoryRow, codes: ReadonlySet<string>, context: Context): Category['allowedActions'] {
  const mayCall = (id: 'saveGoodsCategory' | 'updateGoodsCategory' | 'removeGoodsCategory') =>
    codes.has(String(contract[id].permission));
  const actions: Category['allowedActions'] = [];
  if (mayCall('saveGoodsCategory') && row.level < lowestLevel) actions.push('ADD_CHILD');
  if (!mayChange(row.companyId, context)) return actions;
  if (mayCall('updateGoodsCategory')) actions.push('EDIT', row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (mayCall('removeGoodsCategory') && !row.hasChildren) actions.push('DELETE');
  return actions;
}

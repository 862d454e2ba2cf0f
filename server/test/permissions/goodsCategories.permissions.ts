import type { PermissionRows } from './permissionRows.ts';

export const goodsCategoriesPermissions = {
  getGoodsCategoryTree: { reach: 'all', cells: 'aaaa + ++ ++++++++++', input: {} },
  saveGoodsCategory: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxx+xxx',
    input: {
      body: { parentId: 'none', categoryCode: '9', categoryName: 'A category', purchaseType: 'GOODS', consumable: false },
    },
  },
  updateGoodsCategory: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  adoptGoodsCategoryPreset: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { body: {} } },
  removeGoodsCategory: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;

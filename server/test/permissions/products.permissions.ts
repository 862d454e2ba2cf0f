import type { PermissionRows } from './permissionRows.ts';

export const productsPermissions = {
  queryProductPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  getProductDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  saveProduct: {
    reach: 'all',
    cells: 'aaaa r +x xx+xxx+xxx',
    input: { body: { productName: 'A product', categoryId: 'none', brand: 'B', model: 'M' } },
  },
  updateProduct: { reach: 'all', cells: 'aaaa r +x xx+xxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  publishProduct: {
    reach: 'all',
    cells: 'aaaa r +x xx+xxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteProduct: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;

import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The pages of the stores. */
export const stockRoutes: readonly AppRoute[] = [
  {
    path: '/stock-page',
    crumbs: ['pages.stores', 'pages.stock'],
    roles: '*',
    identity: ['document', 'draft', 'count'],
    Screen: lazyScreen(() => import('../screens/stock-page/StockScreen.tsx'), ['stock']),
  },
  {
    path: '/database-shared-memory',
    crumbs: ['pages.stores', 'pages.sharedStock'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/database-shared-memory/SharedStockScreen.tsx'), ['sharing', 'stock']),
  },
  {
    path: '/approval-use-shared-inventory',
    crumbs: ['pages.stores', 'pages.sharedApplies'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/approval-use-shared-inventory/SharedAppliesScreen.tsx'), ['sharing', 'stock']),
  },
  {
    path: '/warehouse-manage',
    crumbs: ['pages.stores', 'pages.warehouses'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/warehouse-manage/WarehousesScreen.tsx'), ['stock']),
  },
];

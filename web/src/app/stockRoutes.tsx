import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The pages of the stores. */
export const stockRoutes: readonly AppRoute[] = [
  {
    path: '/stock-page',
    crumbs: ['pages.stores', 'pages.stock'],
    roles: '*',
    identity: ['document', 'draft', 'count'],
    Screen: lazyScreen(() => import('../screens/stock/goods/StockScreen.tsx'), ['stock']),
  },
  {
    path: '/database-shared-memory',
    crumbs: ['pages.stores', 'pages.sharedStock'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/stock/shared/SharedStockScreen.tsx'), ['sharing', 'stock']),
  },
  {
    path: '/approval-use-shared-inventory',
    crumbs: ['pages.stores', 'pages.sharedApplies'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/stock/shared/SharedAppliesScreen.tsx'), ['sharing', 'stock']),
  },
  {
    path: '/warehouse-manage',
    crumbs: ['pages.stores', 'pages.warehouses'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/stock/warehouses/WarehousesScreen.tsx'), ['stock']),
  },
];

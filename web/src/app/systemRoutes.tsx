import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The pages of system administration, and those for reading whose addresses are below theirs. */
export const systemRoutes: readonly AppRoute[] = [
  {
    path: '/system/newsInformation',
    crumbs: ['pages.system', 'pages.news'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/newsInformation/NewsScreen.tsx'), ['articles']),
  },
  {
    path: '/system/systemAnnouncement',
    crumbs: ['pages.system', 'pages.systemAnnouncements'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/systemAnnouncement/SystemAnnouncementScreen.tsx'), ['articles']),
  },
  {
    path: '/system/helpCenter',
    crumbs: ['pages.helpCenter'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/helpCenter/HelpCenterScreen.tsx'), ['articles']),
  },
  {
    path: '/system/guidance',
    crumbs: ['pages.system', 'pages.guidance'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/guidance/GuidanceScreen.tsx'), ['articles']),
  },
  {
    path: '/system/lighthouse',
    crumbs: ['pages.system', 'pages.lighthouse'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/lighthouse/LighthouseScreen.tsx'), ['articles']),
  },
  {
    path: '/system/document',
    crumbs: ['pages.documents'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/document/DocumentsScreen.tsx'), ['documents']),
  },
  {
    path: '/system/integrityAnnouncement',
    crumbs: ['pages.system', 'pages.exposures'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/integrityAnnouncement/ExposuresScreen.tsx'), ['exposures', 'reading']),
  },
  {
    path: '/system/product',
    crumbs: ['pages.system', 'pages.products'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/product/ProductsScreen.tsx'), ['products']),
  },
  {
    path: '/system/dictionary/dictType',
    crumbs: ['pages.system', 'pages.dictTypes'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/dictionary/dictType/DictTypesScreen.tsx'), ['dictionary']),
  },
  {
    path: '/system/dictionary/dictData',
    crumbs: ['pages.system', 'pages.dictTypes', 'pages.dictEntries'],
    roles: '*',
    identity: ['dictType'],
    Screen: lazyScreen(() => import('../screens/system/dictionary/dictData/DictEntriesScreen.tsx'), ['dictionary']),
  },
  {
    path: '/system/goods-category',
    crumbs: ['pages.system', 'pages.goodsCategories'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/goods-category/GoodsCategoriesScreen.tsx'), ['goodsCategories']),
  },
  {
    path: '/task-manage',
    crumbs: ['pages.system', 'pages.tasks'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/task-manage/TasksScreen.tsx'), ['tasks']),
  },
  {
    path: '/system/operation-log',
    crumbs: ['pages.system', 'pages.operationLog'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/operation-log/OperationLogScreen.tsx'), ['operationLog']),
  },
  {
    path: '/approval-remarks',
    crumbs: ['pages.system', 'pages.approvalRemarks'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/approval-remarks/ApprovalRemarksScreen.tsx'), ['remarks']),
  },
  {
    path: '/character-parameter',
    crumbs: ['pages.system', 'pages.characterParameters'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/character-parameter/CharacterParametersScreen.tsx'), ['parameters']),
  },
  {
    path: '/character-parameter-school',
    crumbs: ['pages.system', 'pages.characterValues'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/character-parameter/CharacterValuesScreen.tsx'), ['parameters']),
  },
  {
    path: '/system/menu',
    crumbs: ['pages.system', 'pages.menus'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/menu/MenusScreen.tsx'), ['menus']),
  },
  {
    path: '/system/purchasing-pattern',
    crumbs: ['pages.system', 'pages.purchasingPattern'],
    roles: '*',
    Screen: lazyScreen(
      () => import('../screens/system/purchasing-pattern/PurchasingPatternScreen.tsx'),
      ['purchasing', 'flows', 'purchases'],
    ),
  },
  {
    path: '/system/school',
    crumbs: ['pages.system', 'pages.schools'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/school/SchoolsScreen.tsx'), ['schools', 'invoice']),
  },
];

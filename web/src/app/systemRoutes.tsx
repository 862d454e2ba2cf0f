import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The pages of system administration, and those for reading whose addresses are below theirs. */
export const systemRoutes: readonly AppRoute[] = [
  {
    path: '/system/newsInformation',
    crumbs: ['pages.system', 'pages.news'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/news/NewsScreen.tsx'), ['articles']),
  },
  {
    path: '/system/systemAnnouncement',
    crumbs: ['pages.system', 'pages.systemAnnouncements'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/announcements/SystemAnnouncementScreen.tsx'), ['articles']),
  },
  {
    path: '/system/helpCenter',
    crumbs: ['pages.helpCenter'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/help/HelpCenterScreen.tsx'), ['articles']),
  },
  {
    path: '/system/guidance',
    crumbs: ['pages.system', 'pages.guidance'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/guidance/GuidanceScreen.tsx'), ['articles']),
  },
  {
    path: '/system/lighthouse',
    crumbs: ['pages.system', 'pages.lighthouse'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/lighthouse/LighthouseScreen.tsx'), ['articles']),
  },
  {
    path: '/system/document',
    crumbs: ['pages.documents'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/documents/DocumentsScreen.tsx'), ['documents']),
  },
  {
    path: '/system/integrityAnnouncement',
    crumbs: ['pages.system', 'pages.exposures'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/suppliers/exposures/ExposuresScreen.tsx'), ['exposures', 'reading']),
  },
  {
    path: '/system/product',
    crumbs: ['pages.system', 'pages.products'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/content/products/ProductsScreen.tsx'), ['products']),
  },
  {
    path: '/system/dictionary/dictType',
    crumbs: ['pages.system', 'pages.dictTypes'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/dictionary/dictType/DictTypesScreen.tsx'), ['dictionary']),
  },
  {
    path: '/system/dictionary/dictData',
    crumbs: ['pages.system', 'pages.dictTypes', 'pages.dictEntries'],
    roles: '*',
    identity: ['dictType'],
    Screen: lazyScreen(() => import('../screens/settings/dictionary/dictData/DictEntriesScreen.tsx'), ['dictionary']),
  },
  {
    path: '/system/goods-category',
    crumbs: ['pages.system', 'pages.goodsCategories'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/goodsCategories/GoodsCategoriesScreen.tsx'), ['goodsCategories']),
  },
  {
    path: '/task-manage',
    crumbs: ['pages.system', 'pages.tasks'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/home/tasks/TasksScreen.tsx'), ['tasks']),
  },
  {
    path: '/system/operation-log',
    crumbs: ['pages.system', 'pages.operationLog'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/operationLog/OperationLogScreen.tsx'), ['operationLog']),
  },
  {
    path: '/approval-remarks',
    crumbs: ['pages.system', 'pages.approvalRemarks'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/approvals/comments/ApprovalRemarksScreen.tsx'), ['remarks']),
  },
  {
    path: '/character-parameter',
    crumbs: ['pages.system', 'pages.characterParameters'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/parameters/CharacterParametersScreen.tsx'), ['parameters']),
  },
  {
    path: '/character-parameter-school',
    crumbs: ['pages.system', 'pages.characterValues'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/parameters/CharacterValuesScreen.tsx'), ['parameters']),
  },
  {
    path: '/system/menu',
    crumbs: ['pages.system', 'pages.menus'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/menus/MenusScreen.tsx'), ['menus']),
  },
  {
    path: '/system/purchasing-pattern',
    crumbs: ['pages.system', 'pages.purchasingPattern'],
    roles: '*',
    Screen: lazyScreen(
      () => import('../screens/settings/purchasing/PurchasingPatternScreen.tsx'),
      ['purchasing', 'flows', 'purchases'],
    ),
  },
  {
    path: '/system/school',
    crumbs: ['pages.system', 'pages.schools'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/settings/schools/SchoolsScreen.tsx'), ['schools', 'invoice']),
  },
];

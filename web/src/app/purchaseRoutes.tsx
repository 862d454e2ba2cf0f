import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The pages of purchases and their approval. */
export const purchaseRoutes: readonly AppRoute[] = [
  {
    path: '/approval/my-apply',
    crumbs: ['pages.approval', 'pages.myApply'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/approvals/tasks/MyApplyScreen.tsx'), ['approvals', 'purchases', 'home']),
  },
  {
    path: '/approval/apply-order-detail',
    crumbs: ['pages.approval', 'pages.applyOrderDetail'],
    roles: '*',
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/approvals/case/CaseScreen.tsx'), ['approvals', 'purchases']),
  },
  {
    path: '/approval/configuration',
    crumbs: ['pages.approval', 'pages.approvalConfiguration'],
    roles: '*',
    identity: ['flow', 'kind', 'copy'],
    Screen: lazyScreen(
      () => import('../screens/approvals/flows/ConfigurationScreen.tsx'),
      ['flows', 'purchases', 'purchasing', 'funds'],
    ),
  },
  {
    path: '/purchase-management/sponsor',
    crumbs: ['pages.purchasing', 'pages.sponsor'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/form/SponsorScreen.tsx'), ['sponsor', 'purchases']),
  },
  {
    path: '/purchase-management/qlgd-new-construction',
    crumbs: ['pages.purchasing', 'pages.schoolItemPurchase'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/form/SponsorScreen.tsx'), ['sponsor', 'purchases']),
  },
  {
    path: '/purchase-management/qlgd-association-items',
    crumbs: ['pages.purchasing', 'pages.schoolItems'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/associationItems/SchoolItemsScreen.tsx'), ['schoolItems', 'purchases']),
  },
  {
    path: '/purchase-management/procurement-item',
    crumbs: ['pages.purchasing', 'pages.procurementItems'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/list/ProjectsScreen.tsx'), ['projects', 'purchases']),
  },
  {
    path: '/purchase-management/contracts-procurement',
    crumbs: ['pages.purchasing', 'pages.contracts'],
    roles: '*',
    identity: ['id', 'projectId'],
    Screen: lazyScreen(
      () => import('../screens/purchases/contracts/ContractsScreen.tsx'),
      ['contracts', 'projects', 'purchases'],
    ),
  },
  {
    path: '/purchase-management/project-modify',
    crumbs: ['pages.purchasing', 'pages.projectModify'],
    roles: '*',
    identity: ['id', 'projectId'],
    Screen: lazyScreen(() => import('../screens/purchases/change/ModifyScreen.tsx'), ['modifications', 'purchases']),
  },
  {
    path: '/purchase-management/draft-ave',
    crumbs: ['pages.purchasing', 'pages.draftArchive'],
    roles: '*',
    Screen: lazyScreen(() => import('./DraftPages.tsx'), ['sponsor', 'purchases']),
  },
  {
    path: '/purchase-management/project-info',
    crumbs: ['pages.purchasing', 'pages.projectInfo'],
    roles: '*',
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/purchases/detail/ProjectScreen.tsx'), ['projects', 'purchases']),
  },
  {
    path: '/other-procurement-type',
    crumbs: ['pages.purchasing', 'pages.otherWays'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/otherMethods/OtherWaysScreen.tsx'), ['projects', 'purchases', 'ways']),
  },
  {
    path: '/inspection-project',
    crumbs: ['pages.purchasing', 'pages.acceptances'],
    roles: '*',
    identity: ['id', 'projectId'],
    Screen: lazyScreen(
      () => import('../screens/purchases/acceptances/InspectionScreen.tsx'),
      ['acceptances', 'projects', 'purchases'],
    ),
  },
  {
    path: '/purchase-management/announce',
    crumbs: ['pages.purchasing', 'pages.announce'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/notices/AnnounceScreen.tsx'), ['announcements']),
  },
  {
    path: '/purchase-management/announcement-project-info',
    crumbs: ['pages.purchasing', 'pages.announcementInfo'],
    roles: '*',
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/purchases/notice/AnnouncementInfoScreen.tsx'), ['announcements', 'reading']),
  },
];

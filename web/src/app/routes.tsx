import { LoginScreen } from '../screens/session/login/LoginScreen.tsx';
import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';
import { purchaseRoutes } from './purchaseRoutes.tsx';
import { RedirectHelper } from './RedirectHelper.tsx';
import { stockRoutes } from './stockRoutes.tsx';
import { systemRoutes } from './systemRoutes.tsx';

const tickets = () => import('../screens/session/tickets/TicketScreens.tsx');
const exceptions = () => import('../screens/home/exceptions/ExceptionScreens.tsx');

/**
 * All pages of the product. Tests and the download budget read this table and its parts as text (`web/scripts/routeTable.ts`). The login
 * page is not lazy, because it is the first page.
 */
export const routes: readonly AppRoute[] = [
  { path: '/login', crumbs: ['session.title'], public: true, Screen: LoginScreen },
  {
    path: '/platformLogin',
    crumbs: ['entry.waiting'],
    public: true,
    Screen: lazyScreen(async () => ({ default: (await tickets()).PlatformLoginScreen }), ['entry']),
  },
  {
    path: '/user/externalLogin',
    crumbs: ['entry.waiting'],
    public: true,
    Screen: lazyScreen(async () => ({ default: (await tickets()).ExternalLoginScreen }), ['entry']),
  },
  {
    path: '/user/qlgd-externalLogin',
    crumbs: ['entry.waiting'],
    public: true,
    Screen: lazyScreen(async () => ({ default: (await tickets()).PortalLoginScreen }), ['entry']),
  },
  {
    path: '/user/login-error',
    crumbs: ['entry.errorTitle'],
    public: true,
    Screen: lazyScreen(() => import('../screens/session/loginError/LoginErrorScreen.tsx'), ['entry']),
  },
  {
    path: '/',
    crumbs: ['pages.home'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/home/HomeScreen.tsx'), ['home', 'purchases']),
  },
  {
    path: '/announcement-detail',
    crumbs: ['pages.home', 'pages.announcementDetail'],
    // The server decides whether the role may read it. The home page and messages link here; no menu does.
    always: true,
    identity: ['id', 'exposure'],
    Screen: lazyScreen(() => import('../screens/content/articlePage/AnnouncementDetailScreen.tsx'), ['reading']),
  },
  {
    path: '/project-announcement-detail',
    crumbs: ['pages.home', 'pages.projectAnnouncement'],
    always: true,
    identity: ['id'],
    Screen: lazyScreen(
      () => import('../screens/purchases/publicNotice/ProjectAnnouncementScreen.tsx'),
      ['announcements', 'reading'],
    ),
  },
  {
    path: '/lighthouse-detail',
    crumbs: ['pages.home', 'pages.lighthouseDetail'],
    always: true,
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/content/lighthousePage/LighthouseDetailScreen.tsx'), ['reading']),
  },
  {
    path: '/dashboard/workplace',
    crumbs: ['pages.dashboards', 'pages.workplace'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/home/workplace/WorkplaceScreen.tsx'), ['dashboard', 'purchases']),
  },
  {
    path: '/dashboard/monitor',
    crumbs: ['pages.dashboards', 'pages.monitor'],
    roles: ['admin'],
    ignoreCache: true,
    Screen: lazyScreen(() => import('../screens/settings/monitor/MonitorScreen.tsx'), ['dashboard']),
  },
  {
    path: '/list/card',
    crumbs: ['pages.list', 'pages.serviceCards'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/home/serviceCards/ServiceCardsScreen.tsx'), ['serviceCards']),
  },
  {
    path: '/user/page',
    crumbs: ['pages.users', 'pages.userList'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/users/UsersScreen.tsx'), ['users']),
  },
  {
    path: '/system/dept',
    crumbs: ['pages.users', 'pages.depts'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/departments/DeptsScreen.tsx'), ['depts']),
  },
  {
    path: '/user/role',
    crumbs: ['pages.users', 'pages.roles'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/roles/RolesScreen.tsx'), ['roles']),
  },
  {
    path: '/information/expenditure',
    crumbs: ['pages.information', 'pages.expenditure'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/purchases/cards/ExpenditureScreen.tsx'), ['funds']),
  },
  {
    path: '/information/contacts',
    crumbs: ['pages.information', 'pages.contacts'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/contacts/ContactsScreen.tsx'), ['contacts']),
  },
  {
    path: '/information/userInfo',
    crumbs: ['pages.home', 'pages.userInfo'],
    // Every user has this page, whatever the menu of the role contains.
    always: true,
    Screen: lazyScreen(() => import('../screens/people/profile/UserInfoScreen.tsx'), ['profile']),
  },
  ...purchaseRoutes,
  ...stockRoutes,
  ...systemRoutes,
  {
    path: '/company/company-apply',
    crumbs: ['pages.company', 'pages.suppliers'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/suppliers/directory/SuppliersScreen.tsx'), ['suppliers', 'review', 'invoice']),
  },
  {
    path: '/gs-supplier',
    crumbs: ['pages.home', 'pages.registry'],
    // The server decides whether the role may read it. Lists of suppliers link here; no menu does.
    always: true,
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/suppliers/registryPage/GsSupplierScreen.tsx'), ['suppliers', 'reading']),
  },
  {
    path: '/weixin-receiver-manage',
    crumbs: ['pages.messages', 'pages.wechatReceivers'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/wechatReceivers/ReceiversScreen.tsx'), ['wechat']),
  },
  {
    path: '/weixin-message-manage',
    crumbs: ['pages.messages', 'pages.wechatMessages'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/people/wechatMessages/WechatMessagesScreen.tsx'), ['wechat']),
  },
  { path: '/redirect/*', crumbs: ['common.loading'], always: true, hasNoTab: true, Screen: RedirectHelper },
  {
    path: '/exception/403',
    crumbs: ['pages.forbidden'],
    roles: ['admin'],
    Screen: lazyScreen(async () => ({ default: (await exceptions()).ForbiddenScreen }), ['exception']),
  },
  {
    path: '/exception/404',
    crumbs: ['pages.notFound'],
    always: true,
    Screen: lazyScreen(async () => ({ default: (await exceptions()).NotFoundScreen }), ['exception']),
  },
  {
    path: '/exception/500',
    crumbs: ['pages.serverError'],
    always: true,
    Screen: lazyScreen(async () => ({ default: (await exceptions()).ServerErrorScreen }), ['exception']),
  },
];

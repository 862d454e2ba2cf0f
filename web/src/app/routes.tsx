import type { RouteRule } from '@campus-procurement/hooks';
import type { Page } from '#layout/page.ts';
import { LoginScreen } from '../screens/session/login/LoginScreen.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { RedirectHelper } from './RedirectHelper.tsx';

/** A page, and who may open it. */
export interface AppRoute extends RouteRule, Page {}

const tickets = () => import('../screens/session/ticket/TicketScreens.tsx');
const exceptions = () => import('../screens/exception/ExceptionScreens.tsx');

/**
 * All pages of the product: what is not here does not exist. One table, however long it grows: tests and the budget of downloads read
 * it as a whole. The login page is not lazy, because nothing comes before it.
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
    Screen: lazyScreen(() => import('../screens/session/login-error/LoginErrorScreen.tsx'), ['entry']),
  },
  { path: '/', crumbs: ['pages.home'], roles: '*', Screen: lazyScreen(() => import('../screens/home/HomeScreen.tsx'), ['home']) },
  {
    path: '/announcement-detail',
    crumbs: ['pages.home', 'pages.announcementDetail'],
    // What the server shows to the role; home page and messages lead here, no menu does.
    always: true,
    identity: ['id', 'exposure'],
    Screen: lazyScreen(() => import('../screens/home/announcement-detail/AnnouncementDetailScreen.tsx'), ['reading']),
  },
  {
    path: '/lighthouse-detail',
    crumbs: ['pages.home', 'pages.lighthouseDetail'],
    always: true,
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/home/lighthouse-detail/LighthouseDetailScreen.tsx'), ['reading']),
  },
  {
    path: '/dashboard/workplace',
    crumbs: ['pages.dashboards', 'pages.workplace'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/dashboard/WorkplaceScreen.tsx'), ['dashboard']),
  },
  {
    path: '/dashboard/monitor',
    crumbs: ['pages.dashboards', 'pages.monitor'],
    roles: ['admin'],
    Screen: lazyScreen(() => import('../screens/dashboard/MonitorScreen.tsx'), ['dashboard']),
  },
  {
    path: '/list/card',
    crumbs: ['pages.list', 'pages.serviceCards'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/list/card/ServiceCardsScreen.tsx'), ['serviceCards']),
  },
  {
    path: '/user/page',
    crumbs: ['pages.users', 'pages.userList'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/user/page/UsersScreen.tsx'), ['users']),
  },
  {
    path: '/system/dept',
    crumbs: ['pages.users', 'pages.depts'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/dept/DeptsScreen.tsx'), ['depts']),
  },
  {
    path: '/user/role',
    crumbs: ['pages.users', 'pages.roles'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/user/role/RolesScreen.tsx'), ['roles']),
  },
  {
    path: '/information/expenditure',
    crumbs: ['pages.information', 'pages.expenditure'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/information/expenditure/ExpenditureScreen.tsx'), ['funds']),
  },
  {
    path: '/information/contacts',
    crumbs: ['pages.information', 'pages.contacts'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/information/contacts/ContactsScreen.tsx'), ['contacts']),
  },
  {
    path: '/information/userInfo',
    crumbs: ['pages.information', 'pages.userInfo'],
    // Everybody's own, whatever the menu of the role says.
    always: true,
    Screen: lazyScreen(() => import('../screens/information/userInfo/UserInfoScreen.tsx'), ['profile']),
  },
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
    crumbs: ['pages.system', 'pages.helpCenter'],
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
    crumbs: ['pages.system', 'pages.documents'],
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
    Screen: lazyScreen(() => import('../screens/system/purchasing-pattern/PurchasingPatternScreen.tsx'), ['purchasing']),
  },
  {
    path: '/system/school',
    crumbs: ['pages.system', 'pages.schools'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/system/school/SchoolsScreen.tsx'), ['schools']),
  },
  {
    path: '/company/company-apply',
    crumbs: ['pages.company', 'pages.suppliers'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/company/company-apply/SuppliersScreen.tsx'), ['suppliers']),
  },
  {
    path: '/gs-supplier',
    crumbs: ['pages.home', 'pages.registry'],
    // What the server shows to the role; lists of suppliers lead here, no menu does.
    always: true,
    identity: ['id'],
    Screen: lazyScreen(() => import('../screens/company/gs-supplier/GsSupplierScreen.tsx'), ['suppliers', 'reading']),
  },
  {
    path: '/weixin-receiver-manage',
    crumbs: ['pages.messages', 'pages.wechatReceivers'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/message/weixin-receiver-manage/ReceiversScreen.tsx'), ['wechat']),
  },
  {
    path: '/weixin-message-manage',
    crumbs: ['pages.messages', 'pages.wechatMessages'],
    roles: '*',
    Screen: lazyScreen(() => import('../screens/message/weixin-message-manage/WechatMessagesScreen.tsx'), ['wechat']),
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

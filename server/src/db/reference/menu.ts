import { entry, type Menu } from './menuEntry.ts';
import { operationMenu } from './operationButtons.ts';
import { systemMenu } from './systemMenu.ts';

/** The menu. It holds finished routes only; a page names the permission that opens it, its buttons those of what can be done there. */
export const menu: Menu[] = [
  entry('MENU', 401, null, { menuName: '首页', menuNameEn: 'Home', routeName: 'home', path: '/', icon: 'home', sort: 10 }),
  entry('DIR', 411, null, {
    menuName: '仪表盘',
    menuNameEn: 'Dashboards',
    routeName: 'dashboard',
    path: '/dashboard',
    icon: 'dashboard',
    sort: 20,
  }),
  entry('MENU', 412, 411, {
    menuName: '工作台',
    menuNameEn: 'Workplace',
    routeName: 'dashboard-workplace',
    path: '/dashboard/workplace',
    icon: 'chart',
    description: '待办、消息与本人数据范围内的概况',
    descriptionEn: 'What waits for you, and figures within your data scope',
    sort: 10,
  }),
  entry('MENU', 413, 411, {
    menuName: '运行监控',
    menuNameEn: 'Monitor',
    routeName: 'dashboard-monitor',
    path: '/dashboard/monitor',
    icon: 'info',
    permission: 'system:monitor:read',
    description: '在线用户、接口统计、任务与运行环境',
    descriptionEn: 'Users online, operations, tasks and the running system',
    sort: 20,
  }),
  entry('DIR', 402, null, {
    menuName: '用户管理',
    menuNameEn: 'Users',
    routeName: 'user',
    path: '/user',
    icon: 'users',
    sort: 90,
  }),
  entry('MENU', 403, 402, {
    menuName: '角色管理',
    menuNameEn: 'Roles',
    routeName: 'user-role',
    path: '/user/role',
    icon: 'shield',
    permission: 'system:role:read',
    description: '维护角色、数据范围及其菜单和按钮权限',
    descriptionEn: 'Roles, their data scope, and the menus and buttons they grant',
    sort: 30,
  }),
  entry('BUTTON', 404, 403, { menuName: '新增角色', menuNameEn: 'Create role', permission: 'system:role:create', sort: 10 }),
  entry('BUTTON', 405, 403, { menuName: '修改角色', menuNameEn: 'Change role', permission: 'system:role:update', sort: 20 }),
  entry('BUTTON', 406, 403, { menuName: '删除角色', menuNameEn: 'Delete role', permission: 'system:role:delete', sort: 30 }),
  entry('BUTTON', 407, 403, {
    menuName: '查看菜单树',
    menuNameEn: 'See the menu tree',
    permission: 'system:menu:read',
    sort: 40,
  }),
  ...systemMenu,
  ...operationMenu,
];

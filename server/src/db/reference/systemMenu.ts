import { entry, type Menu } from './menuEntry.ts';

const directory = 440;

/**
 * What the administration of the system may do. Its buttons hang directly below the directory as long as there are no screens: a
 * directory without pages is in nobody's menu, but its codes can be granted.
 */
export const systemMenu: Menu[] = [
  entry('DIR', directory, null, {
    menuName: '系统管理',
    menuNameEn: 'System',
    routeName: 'system',
    path: '/system',
    icon: 'settings',
    sort: 100,
  }),
  button(441, '新增部门', 'Create department', 'system:dept:create'),
  button(442, '修改部门', 'Change department', 'system:dept:update'),
  button(443, '删除部门', 'Delete department', 'system:dept:delete'),
];

/** Numbers of what the school administrator is granted at first. */
export const schoolSystemMenu = [directory, 441, 442, 443];

/** Numbers of what only the platform administrator is granted at first. */
export const platformSystemMenu: number[] = [];

function button(n: number, menuName: string, menuNameEn: string, permission: string): Menu {
  return entry('BUTTON', n, directory, { menuName, menuNameEn, permission, sort: (n - directory) * 10 });
}

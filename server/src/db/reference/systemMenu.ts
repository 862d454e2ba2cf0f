import { entry, type Menu } from './menuEntry.ts';
import { pageNumbers as pages } from './pageNumbers.ts';

/** Number of the directory of the system's administration. */
export const systemDirectory = 440;

/** The directory of the system's administration, and what can be done on its oldest pages. */
export const systemMenu: Menu[] = [
  entry('DIR', systemDirectory, null, {
    menuName: '系统管理',
    menuNameEn: 'System',
    routeName: 'system',
    path: '/system',
    icon: 'settings',
    sort: 100,
  }),
  button(441, pages.departments, '新增部门', 'Create department', 'system:dept:create'),
  button(442, pages.departments, '修改部门', 'Change department', 'system:dept:update'),
  button(443, pages.departments, '删除部门', 'Delete department', 'system:dept:delete'),
  button(444, pages.dictionaryTypes, '查看字典类型', 'See dictionary types', 'system:dictType:read'),
  button(445, pages.dictionaryTypes, '新增字典类型', 'Create dictionary type', 'system:dictType:create'),
  button(446, pages.dictionaryTypes, '修改字典类型', 'Change dictionary type', 'system:dictType:update'),
  button(447, pages.dictionaryTypes, '删除字典类型', 'Delete dictionary type', 'system:dictType:delete'),
  button(448, pages.dictionaryEntries, '查看字典数据', 'See dictionary entries', 'system:dictEntry:read'),
  button(449, pages.dictionaryEntries, '新增字典数据', 'Create dictionary entry', 'system:dictEntry:create'),
  button(450, pages.dictionaryEntries, '修改字典数据', 'Change dictionary entry', 'system:dictEntry:update'),
  button(451, pages.dictionaryEntries, '删除字典数据', 'Delete dictionary entry', 'system:dictEntry:delete'),
  button(452, pages.menus, '新增菜单', 'Create menu entry', 'system:menu:create'),
  button(453, pages.menus, '修改菜单', 'Change menu entry', 'system:menu:update'),
  button(454, pages.menus, '删除菜单', 'Delete menu entry', 'system:menu:delete'),
  button(455, pages.menus, '查看菜单启停', 'See menu switches', 'system:menuSwitch:read'),
  button(456, pages.menus, '启停菜单', 'Switch menu entries', 'system:menuSwitch:update'),
];

/** Numbers of what the school administrator is granted at first. */
export const schoolSystemMenu = [systemDirectory, 441, 442, 443, 444, 448, 449, 450, 451, 455, 456];

/** Numbers of what only the platform administrator is granted at first. */
export const platformSystemMenu = [445, 446, 447, 452, 453, 454];

function button(n: number, under: number, menuName: string, menuNameEn: string, permission: string): Menu {
  return entry('BUTTON', n, under, { menuName, menuNameEn, permission, sort: (n - systemDirectory) * 10 });
}

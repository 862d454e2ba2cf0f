import { button, type OperationButton } from './operationButton.ts';
import { pageNumbers as pages } from './pageNumbers.ts';

/** Number of the directory of system administration. */
export const systemDirectory = 440;

const platform = ['admin'];
const administrators = [...platform, 'school_admin'];

/** The buttons of the oldest pages of system administration. */
export const systemButtons: OperationButton[] = [
  button(441, pages.departments, '新增部门', 'Create department', 'system:dept:create', administrators),
  button(442, pages.departments, '修改部门', 'Edit department', 'system:dept:update', administrators),
  button(443, pages.departments, '删除部门', 'Delete department', 'system:dept:delete', administrators),
  button(469, pages.departments, '导入部门', 'Import departments', 'system:dept:import', administrators),
  button(444, pages.dictionaryTypes, '查看字典类型', 'View dictionary types', 'system:dictType:read', administrators),
  button(445, pages.dictionaryTypes, '新增字典类型', 'Create dictionary type', 'system:dictType:create', platform),
  button(446, pages.dictionaryTypes, '修改字典类型', 'Edit dictionary type', 'system:dictType:update', platform),
  button(447, pages.dictionaryTypes, '删除字典类型', 'Delete dictionary type', 'system:dictType:delete', platform),
  button(448, pages.dictionaryEntries, '查看字典数据', 'View dictionary entries', 'system:dictEntry:read', administrators),
  button(449, pages.dictionaryEntries, '新增字典数据', 'Create dictionary entry', 'system:dictEntry:create', administrators),
  button(450, pages.dictionaryEntries, '修改字典数据', 'Edit dictionary entry', 'system:dictEntry:update', administrators),
  button(451, pages.dictionaryEntries, '删除字典数据', 'Delete dictionary entry', 'system:dictEntry:delete', administrators),
  button(452, pages.menus, '新增菜单', 'Create menu entry', 'system:menu:create', platform),
  button(453, pages.menus, '修改菜单', 'Edit menu entry', 'system:menu:update', platform),
  button(454, pages.menus, '删除菜单', 'Delete menu entry', 'system:menu:delete', platform),
  button(455, pages.menus, '查看菜单启停', 'View menu switches', 'system:menuSwitch:read', administrators),
  button(456, pages.menus, '启停菜单', 'Switch menu entries', 'system:menuSwitch:update', administrators),
  button(4398, pages.monitor, '认定密钥遗失', 'Declare key lost', 'system:sealingKey:lose', platform),
];

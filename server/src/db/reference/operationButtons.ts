import { systemDirectory } from './systemMenu.ts';

interface OperationButton {
  n: number;
  menuName: string;
  menuNameEn: string;
  permission: string;
  sort: number;
  /** Codes of the built-in roles that hold it at first. */
  roles: string[];
}

const administrators = ['admin', 'school_admin'];
const maintainers = [...administrators, 'operator'];

/** What can be done with data that has no page yet. */
export const operationButtons: OperationButton[] = [
  button(471, '新增物品分类', 'Create goods category', 'system:goodsCategory:create', maintainers),
  button(472, '修改物品分类', 'Change goods category', 'system:goodsCategory:update', maintainers),
  button(473, '删除物品分类', 'Delete goods category', 'system:goodsCategory:delete', maintainers),
  button(474, '查看采购类别', 'See purchasing category', 'system:purchasingCategory:read', [
    ...administrators,
    'procurement_officer',
    'purchaser',
  ]),
  button(475, '新增采购类别', 'Create purchasing category', 'system:purchasingCategory:create', administrators),
  button(476, '修改采购类别', 'Change purchasing category', 'system:purchasingCategory:update', administrators),
  button(477, '删除采购类别', 'Delete purchasing category', 'system:purchasingCategory:delete', administrators),
  button(478, '新增执行方式', 'Create purchasing execution', 'system:purchasingExecution:create', administrators),
  button(479, '修改执行方式', 'Change purchasing execution', 'system:purchasingExecution:update', administrators),
  button(480, '删除执行方式', 'Delete purchasing execution', 'system:purchasingExecution:delete', administrators),
  button(481, '保存进度节点', 'Set progress nodes', 'system:purchasingProgress:update', administrators),
];

function button(n: number, menuName: string, menuNameEn: string, permission: string, roles: string[]): OperationButton {
  return { n, menuName, menuNameEn, permission, roles, sort: (n - systemDirectory) * 10 };
}

/** Numbers of the buttons that a built-in role holds at first, and of the directory above them. */
export function menusFor(roleCode: string): number[] {
  const held = operationButtons.filter(({ roles }) => roles.includes(roleCode)).map(({ n }) => n);
  return held.length > 0 ? [systemDirectory, ...held] : [];
}

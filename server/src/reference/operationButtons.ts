import { contentButtons } from './contentButtons.ts';
import { entry, type Menu } from './menuEntry.ts';
import { button, type OperationButton } from './operationButton.ts';
import { pageNumbers as pages } from './pageNumbers.ts';
import { purchaseButtons } from './purchaseButtons.ts';
import { supplierButtons, supplierDirectory } from './supplierButtons.ts';
import { systemButtons, systemDirectory } from './systemButtons.ts';

/** Number of the directory for data that users keep for their own work. */
export const informationDirectory = 4111;
/** Number of the directory of messages. */
export const messageDirectory = 4191;

const administrators = ['admin', 'school_admin'];
const maintainers = [...administrators, 'operator'];
/** The roles that receive goods and manage delivery contacts. */
export const receivers = ['purchaser', 'procurement_officer', 'warehouse_keeper'];

/** The roles that manage the budget cards of a school. */
const fundManagers = ['finance', 'school_admin'];

/** The roles that see budget cards: their own, those of their college, or all of the school. */
export const fundReaders = [...fundManagers, 'purchaser', 'dept_approver', 'admin', 'auditor'];

/** The roles that see the budget cards of the whole school. */
const fundExporters = [...fundManagers, 'admin', 'auditor'];

/** The buttons, which hold the permission codes of actions. */
const buttons: OperationButton[] = [
  ...systemButtons,
  button(471, pages.goods, '新增物品分类', 'Create goods category', 'system:goodsCategory:create', maintainers),
  button(472, pages.goods, '修改物品分类', 'Edit goods category', 'system:goodsCategory:update', maintainers),
  button(473, pages.goods, '删除物品分类', 'Delete goods category', 'system:goodsCategory:delete', maintainers),
  button(474, systemDirectory, '查看采购类别', 'View purchasing categories', 'system:purchasingCategory:read', [
    ...administrators,
    'procurement_officer',
    'purchaser',
  ]),
  button(475, pages.purchasing, '新增采购类别', 'Create purchasing category', 'system:purchasingCategory:create', administrators),
  button(476, pages.purchasing, '修改采购类别', 'Edit purchasing category', 'system:purchasingCategory:update', administrators),
  button(477, pages.purchasing, '删除采购类别', 'Delete purchasing category', 'system:purchasingCategory:delete', administrators),
  button(478, pages.purchasing, '新增执行方式', 'Create method', 'system:purchasingExecution:create', administrators),
  button(479, pages.purchasing, '修改执行方式', 'Edit method', 'system:purchasingExecution:update', administrators),
  button(480, pages.purchasing, '删除执行方式', 'Delete method', 'system:purchasingExecution:delete', administrators),
  button(481, pages.purchasing, '保存进度节点', 'Set progress nodes', 'system:purchasingProgress:update', administrators),
  button(4300, pages.purchasing, '设置采购限额', 'Set purchase limits', 'system:purchasePolicy:update', administrators),
  button(4298, pages.purchasing, '设置校历', 'Set school calendar', 'system:calendar:update', administrators),
  ...purchaseButtons,
  button(4102, pages.approvalRemarks, '维护全校审批意见', 'Manage school comments', 'approval:comment:share', ['school_admin']),
  button(4113, pages.contacts, '新增联系人', 'Create contact', 'information:contact:create', receivers),
  button(4114, pages.contacts, '修改联系人', 'Edit contact', 'information:contact:update', receivers),
  button(4115, pages.contacts, '删除联系人', 'Delete contact', 'information:contact:delete', receivers),
  button(4162, pages.funds, '查看经费流水', 'View budget ledger', 'information:expenditure:ledger', [
    ...fundManagers,
    'purchaser',
    'admin',
    'auditor',
  ]),
  button(4163, pages.funds, '新增经费卡', 'Create budget card', 'information:expenditure:create', fundManagers),
  button(4176, pages.funds, '导入经费卡', 'Import budget cards', 'information:expenditure:import', fundManagers),
  button(4164, pages.funds, '修改经费卡', 'Edit budget card', 'information:expenditure:update', fundManagers),
  button(4165, pages.funds, '删除经费卡', 'Delete budget card', 'information:expenditure:delete', fundManagers),
  button(4166, pages.funds, '授权使用人', 'Share budget card', 'information:expenditure:authorize', [
    ...fundManagers,
    'purchaser',
  ]),
  button(4167, pages.funds, '冻结与解冻经费', 'Freeze and unfreeze budget', 'information:expenditure:freeze', ['finance']),
  button(4168, pages.funds, '导出经费', 'Export budget cards', 'information:expenditure:export', fundExporters),
  button(4169, pages.funds, '导出经费流水', 'Export budget ledger', 'information:expenditure:exportLedger', fundExporters),
  button(4175, pages.funds, '同步经费', 'Sync budget cards', 'information:expenditure:sync', fundManagers),
  button(4122, pages.users, '新增用户', 'Create user', 'system:user:create', administrators),
  button(4123, pages.users, '修改用户', 'Edit user', 'system:user:update', administrators),
  button(4124, pages.users, '删除用户', 'Delete user', 'system:user:delete', administrators),
  button(4125, pages.users, '重置密码', 'Reset password', 'system:user:reset', administrators),
  button(4126, pages.users, '同步统一认证', 'Sync users', 'system:user:sync', administrators),
  button(4127, pages.users, '导出用户', 'Export users', 'system:user:export', administrators),
  button(4128, pages.users, '导入用户', 'Import users', 'system:user:import', administrators),
  button(4132, pages.schools, '查询学校', 'List schools', 'system:school:list', ['admin']),
  button(4133, pages.schools, '登记学校', 'Create school', 'system:school:create', ['admin']),
  button(4134, systemDirectory, '查看学校', 'View school', 'system:school:read', administrators),
  button(4135, pages.schools, '修改学校', 'Edit school', 'system:school:update', ['admin']),
  button(4136, systemDirectory, '修改企业或学校状态', 'Set supplier or school status', 'company:status:update', [
    ...maintainers,
    'procurement_officer',
  ]),
  button(457, pages.tasks, '查看任务', 'View tasks', 'system:task:read', maintainers),
  button(458, pages.tasks, '新增任务', 'Create task', 'system:task:create', ['admin', 'operator']),
  button(459, pages.tasks, '重试任务', 'Retry task', 'system:task:retry', ['admin', 'operator']),
  button(460, pages.tasks, '停止任务', 'Stop task', 'system:task:stop', ['admin', 'operator']),
  button(461, pages.parameters, '查看特色参数', 'View character parameters', 'system:character:read', ['admin']),
  button(462, pages.parameters, '删除特色参数', 'Delete character parameter', 'system:character:delete', ['admin']),
  button(463, pages.schoolValues, '查看学校特色参数', 'View school settings', 'system:characterValue:read', administrators),
  button(464, pages.schoolValues, '新增特色参数', 'Create school setting', 'system:characterValue:create', administrators),
  button(465, pages.schoolValues, '修改特色参数', 'Edit school setting', 'system:characterValue:update', administrators),
  button(466, pages.schoolValues, '恢复特色参数默认值', 'Reset school setting', 'system:characterValue:reset', administrators),
  button(4181, pages.documents, '新增下载文档', 'Create document', 'content:document:create', maintainers),
  button(4182, pages.documents, '修改下载文档', 'Edit document', 'content:document:update', maintainers),
  button(4183, pages.documents, '删除下载文档', 'Delete document', 'content:document:delete', maintainers),
  button(
    4192,
    pages.wechatReceivers,
    '管理他人的微信接收人',
    'Manage WeChat receivers of others',
    'message:wechat:manage',
    administrators,
  ),
  button(4131, pages.operationLog, '查看操作日志', 'View operation log', 'system:operationLog:read', ['admin', 'auditor']),
  button(4137, pages.operationLog, '导出操作日志', 'Export operation log', 'system:operationLog:export', ['admin', 'auditor']),
  ...contentButtons,
  ...supplierButtons,
];

/** The buttons and their directories. A directory without pages appears in no menu, but its buttons can be granted. */
export const operationMenu: Menu[] = [
  entry('DIR', systemDirectory, null, {
    menuName: '系统管理',
    menuNameEn: 'System',
    routeName: 'system',
    path: '/system',
    icon: 'settings',
    sort: 100,
  }),
  entry('DIR', informationDirectory, null, {
    menuName: '信息维护',
    menuNameEn: 'Cards and contacts',
    routeName: 'information',
    path: '/information',
    icon: 'book',
    sort: 70,
  }),
  entry('DIR', supplierDirectory, null, {
    menuName: '供应商管理',
    menuNameEn: 'Suppliers',
    routeName: 'company',
    path: '/company',
    icon: 'building',
    sort: 65,
  }),
  entry('DIR', messageDirectory, null, {
    menuName: '消息管理',
    menuNameEn: 'Messages',
    routeName: 'message',
    path: '/message',
    icon: 'message',
    sort: 95,
  }),
  ...buttons.map(({ n, under, roles: _, ...fields }, index) => entry('BUTTON', n, under, { ...fields, sort: 1000 + index * 10 })),
];

/** Returns the numbers of the buttons that a built-in role holds at first, and of the entries above them. */
export function menusFor(roleCode: string): number[] {
  const held = buttons.filter(({ roles }) => roles.includes(roleCode));
  return held.flatMap(({ n, under }) => [under, n]);
}

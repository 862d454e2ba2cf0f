import type { DataScope } from '#platform/db/columns.ts';
import { builtInZhCN } from '#platform/i18n/builtInZhCN.ts';
import { contentPagesFor } from './contentPages.ts';
import { informationPagesFor } from './informationPages.ts';
import { menusFor } from './operationButtons.ts';
import { purchasePagesFor } from './purchasePages.ts';
import { systemPagesFor } from './systemPages.ts';

interface BuiltInRole {
  n: number;
  roleCode: keyof typeof builtInZhCN.roleName;
  dataScope: DataScope;
  /** Describes who usually has the role. */
  remark: string;
  /** Numbers of the menu entries and buttons granted at first; `admin` and `school_admin` may change them. */
  menus: number[];
  /** A user with this role may have no other role. */
  exclusive?: boolean;
}

/** The home page, the workplace and the service cards. */
const home = [401, 411, 412, 414, 415];
/** The monitor, and the page for missing permissions. */
const administratorsOnly = [413, 416];
const userAdministration = [421, 422];
const roleAdministration = [402, 403, 404, 405, 406, 407];

const roles: BuiltInRole[] = [
  {
    n: 201,
    roleCode: 'admin',
    dataScope: 'ALL',
    remark: '平台运维人员',
    menus: [...home, ...administratorsOnly, ...userAdministration, ...roleAdministration],
  },
  {
    n: 202,
    roleCode: 'school_admin',
    dataScope: 'SCHOOL',
    remark: '信息中心',
    menus: [...home, ...userAdministration, ...roleAdministration],
  },
  {
    n: 203,
    roleCode: 'purchaser',
    dataScope: 'SELF',
    remark: '教师、实验人员',
    menus: home,
  },
  {
    n: 204,
    roleCode: 'dept_approver',
    dataScope: 'COLLEGE',
    remark: '院长、部门负责人、分管校领导',
    menus: home,
  },
  {
    n: 205,
    roleCode: 'procurement_officer',
    dataScope: 'SCHOOL',
    remark: '采购与招标中心',
    menus: home,
  },
  { n: 206, roleCode: 'finance', dataScope: 'SCHOOL', remark: '财务处', menus: home },
  {
    n: 207,
    roleCode: 'warehouse_keeper',
    dataScope: 'SELF',
    remark: '校级与学院仓库',
    menus: home,
  },
  { n: 208, roleCode: 'inspector', dataScope: 'SELF', remark: '资产管理部门、专家、其他学院', menus: home },
  { n: 209, roleCode: 'operator', dataScope: 'ALL', remark: '内容维护、供应商审核', menus: home },
  {
    n: 210,
    roleCode: 'auditor',
    dataScope: 'SCHOOL',
    remark: '审计处、纪检部门',
    menus: home,
    exclusive: true,
  },
];

/** The roles of every installation. Their codes are fixed, their names and grants are not. */
export const builtInRoles = roles.map((role) => ({
  ...role,
  roleName: builtInZhCN.roleName[role.roleCode],
  menus: [
    ...new Set([
      ...role.menus,
      ...menusFor(role.roleCode),
      ...contentPagesFor(role.roleCode),
      ...systemPagesFor(role.roleCode),
      ...informationPagesFor(role.roleCode),
      ...purchasePagesFor(role.roleCode),
    ]),
  ],
}));

/** Roles that a school's administrators may grant without holding all of their menus: the roles of people who work at a school. */
export const grantableBy = {
  school_admin: ['purchaser', 'dept_approver', 'procurement_officer', 'finance', 'warehouse_keeper', 'inspector', 'auditor'],
};

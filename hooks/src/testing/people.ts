import type { PermissionCode, Schemas } from '@campus-procurement/sdk';

const dept = (id: string, deptName: string, deptType: 0 | 1 | 2, parentId: string | null): Schemas['DeptBrief'] => ({
  id,
  deptName,
  deptType,
  parentId,
  collegeId: deptType === 2 && parentId ? parentId : id,
});

export const chemistry = dept('d-chemistry', 'Chemistry', 1, 'd-root');
export const laboratory = dept('d-laboratory', 'Organic laboratory', 2, 'd-chemistry');
export const finance = dept('d-finance', 'Finance office', 1, 'd-root');

const role = (roleCode: string, deptList: Schemas['DeptBrief'][]): Schemas['RoleDept'] => ({
  roleId: `r-${roleCode}`,
  roleCode,
  roleName: roleCode.replace('_', ' '),
  deptList,
});

export const purchaser = role('purchaser', [laboratory, chemistry]);
export const schoolAdmin = role('school_admin', [finance]);
export const auditor = role('auditor', [finance]);

/** Roles that teacher1 may switch to. */
export const asPurchaser = { roleId: purchaser.roleId, deptId: laboratory.id };
export const asSchoolAdmin = { roleId: schoolAdmin.roleId, deptId: finance.id };

/** The one code that each role holds. */
export const codeOf: Record<string, PermissionCode> = {
  purchaser: 'information:expenditure:read',
  school_admin: 'system:role:read',
  auditor: 'system:monitor:read',
};

/** Returns a user as `login` does: without a current role. */
export function person(accountId: string, roleDeptList: Schemas['RoleDept'][], companyId = '1001'): Schemas['UserInfo'] {
  return {
    id: `u-${accountId}`,
    name: `Name of ${accountId}`,
    avatar: null,
    job: null,
    organization: 'Jianghai University',
    location: null,
    email: `${accountId}@example.edu.cn`,
    phone: '199****0103',
    introduction: null,
    registrationDate: '2025-03-02',
    accountId,
    certification: 1,
    role: null,
    currentRole: null,
    currentDept: null,
    roleDeptList,
    companyId,
    companyName: 'Jianghai University',
    companyShortName: null,
    companyLogo: null,
    examCode: null,
    userType: 'STAFF',
    permissions: [],
    lastLoginTime: null,
    needChangePassword: false,
  };
}

export function menuItem(path: string, more: Partial<Schemas['ServerMenuItem']> = {}): Schemas['ServerMenuItem'] {
  return {
    routeName: path.slice(1).replaceAll('/', '-') || 'home',
    path,
    menuName: `Page ${path}`,
    menuNameEn: null,
    icon: null,
    sort: 0,
    hideInMenu: false,
    menuType: 'MENU',
    children: [],
    ...more,
  };
}

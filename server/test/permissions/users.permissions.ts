import type { PermissionRows } from './permissionRows.ts';

export const usersPermissions = {
  querySchoolUserPage: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  queryAutomaticUserPage: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  exportUsers: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { format: 'CSV' } } },
  getUserDetail: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  listUsersSimple: { reach: 'school', cells: 'aaaa r ++ ++++++++++', input: {} },
  checkAccount: { reach: 'none', cells: 'aaaa r ++ xxxxxxxxxx', input: { query: { account: 'nobody' } } },
  createUser: {
    reach: 'reach',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: {
        account: 'nobody',
        name: 'Nobody',
        phone: '19900000000',
        deptId: 'none',
        roleDeptList: [{ roleId: 'none', deptIds: ['none'] }],
      },
    },
  },
  importUsers: {
    reach: 'reach',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { rows: [{ account: 'nobody', name: 'Nobody', phone: '19900000000', dept: 'none', roles: ['none'] }] } },
  },
  updateUser: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { id: 'none', version: 1 } } },
  addUserRoles: {
    reach: 'reach',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { userIds: ['none'], roleIds: ['none'] } },
  },
  updateUserStatus: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { id: 'none', status: 'DISABLED' } } },
  deleteUser: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  syncCasUsers: { reach: 'school', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  resetPassword: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { query: { id: 'none' } } },
  resetPasswords: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { userIds: ['none'] } } },
  sendPhoneCaptcha: { reach: 'none', cells: '++++ + ++ ++++++++++', input: { body: { phone: '13000000000', scene: 'RESET' } } },
  resetForgottenPassword: {
    reach: 'none',
    cells: '++++ + ++ ++++++++++',
    input: {
      body: { account: 'nobody', phone: '13000000000', phoneCaptcha: '000000', newPassword: 'Nobody#2026' },
    },
  },
  updatePassword: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { body: { newPassword: 'Nobody#2026' } } },
  getMyProfile: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  updateMyProfile: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { body: { version: 999 } } },
  updateMyPhone: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { phone: '13000000000', phoneCaptcha: '000000' } },
  },
} satisfies PermissionRows;

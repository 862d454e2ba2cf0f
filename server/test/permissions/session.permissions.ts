import type { PermissionRows } from './permissionRows.ts';

export const sessionPermissions = {
  login: { reach: 'none', cells: '++++ + ++ ++++++++++', input: { body: { username: 'nobody', password: 'x' } } },
  getCaptcha: { reach: 'none', cells: '++++ + ++ ++++++++++', input: {} },
  accountLogin: {
    reach: 'none',
    cells: '++++ + ++ ++++++++++',
    input: { body: { account: 'no-ticket-of-anybody', platform: 'mall' } },
  },
  exchangeToken: { reach: 'none', cells: '++++ + ++ ++++++++++', input: { query: { token: 'no-ticket-of-anybody' } } },
  checkJumpLoginTicket: { reach: 'none', cells: '++++ + ++ ++++++++++', input: { body: { ticket: 'no-ticket-of-anybody' } } },
  logout: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  getInfo: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  getSessionStatus: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  getRoleDeptList: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  listMySessions: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  endMyOtherSessions: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  endMySession: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { path: { id: 'none' } } },
  switchDept: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { roleId: 'none', deptId: 'none', collegeId: 'none' } },
  },
  getUserMenu: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  getMenuConfig: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  getMallRedirect: { reach: 'school', cells: 'aaaa r ++ ++++++++++', input: { query: { type: 'MALL' } } },
} satisfies PermissionRows;

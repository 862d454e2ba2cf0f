import type zh from '../zh-CN/shell.ts';

const shell: typeof zh = {
  mainNavigation: 'Main navigation',
  breadcrumb: 'Breadcrumb',
  openNavigation: 'Open navigation',
  collapseNavigation: 'Collapse navigation',
  expandNavigation: 'Expand navigation',
  externalLink: '(opens in a new window)',

  accountOf: 'Account: ',
  account: ({ name }) => `Account: ${name}`,
  roleAndDept: 'Role and department',
  searchRoleDept: 'Search roles or departments',
  noMatch: 'No role or department matches',
  current: 'Current',
  switched: ({ role, dept }) => `Switched to ${role} (${dept})`,
  logout: 'Log out',

  startFailed: 'The system could not be opened',
  startFailedHint: 'Your menu and permissions could not be read. Try again; if it still fails, log out and in again.',
};

export default shell;

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

  settings: 'Settings',
  appearance: 'Appearance',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  language: 'Language',
  regions: 'Regions',
  navbar: 'Navbar',
  menu: 'Menu',
  footer: 'Footer',
  menuFromServer: 'Menu from server',
  menuWidth: 'Menu width (px)',
  otherSettings: 'Other settings',
  colorWeak: 'Colour-weak mode',
  settingsHint: 'Apart from theme and language, these settings last until the page is reloaded.',
  copySettings: 'Copy settings',
  settingsCopied: 'The settings have been copied',
  copyFailed: 'The browser does not allow copying to the clipboard',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',

  startFailed: 'The system could not be opened',
  startFailedHint: 'Your menu and permissions could not be read. Try again; if it still fails, log out and in again.',
};

export default shell;

/** Header, navigation and the screens that stand in for a page. */
const shell = {
  mainNavigation: '主导航',
  breadcrumb: '当前位置',
  openNavigation: '打开导航菜单',
  collapseNavigation: '收起导航',
  expandNavigation: '展开导航',
  externalLink: '（在新窗口打开）',

  accountOf: '账号：',
  account: ({ name }: { name: string }) => `账号：${name}`,
  roleAndDept: '角色与部门',
  searchRoleDept: '搜索角色或部门',
  noMatch: '没有匹配的角色或部门',
  current: '当前',
  switched: ({ role, dept }: { role: string; dept: string }) => `已切换为 ${role}（${dept}）`,
  logout: '退出登录',

  startFailed: '进入系统失败',
  startFailedHint: '未能取得您的菜单和权限。请重试；若仍然失败，请退出后重新登录。',
};

export default shell;

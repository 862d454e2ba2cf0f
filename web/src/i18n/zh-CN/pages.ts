/** Titles of the pages: breadcrumb, heading and document title. */
const pages = {
  home: '首页',
  dashboards: '仪表盘',
  workplace: '工作台',
  monitor: '运行监控',
  announcementDetail: '公告详情',
  lighthouseDetail: '采购灯塔详情',
  list: '列表',
  serviceCards: '服务卡片',
  system: '系统管理',
  news: '新闻资讯',
  systemAnnouncements: '系统公告',
  helpCenter: '帮助中心',
  guidance: '办事指南',
  lighthouse: '采购灯塔',
  roles: '角色管理',
  information: '信息维护',
  userInfo: '个人信息',
  userList: '用户列表',
  depts: '部门管理',
  users: '用户管理',
  forbidden: '无权访问',
  notFound: '页面不存在',
  serverError: '服务器错误',
};

export default pages;

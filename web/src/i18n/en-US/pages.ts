import type zh from '../zh-CN/pages.ts';

const pages: typeof zh = {
  home: 'Home',
  dashboards: 'Dashboards',
  workplace: 'Workplace',
  monitor: 'Monitor',
  roles: 'Roles',
  information: 'Information',
  userInfo: 'My profile',
  users: 'Users',
  forbidden: 'Access denied',
  notFound: 'Page not found',
  serverError: 'Server error',
};

export default pages;

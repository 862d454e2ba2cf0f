import type zh from '../zh-CN/pages.ts';

const pages: typeof zh = {
  home: 'Home',
  dashboards: 'Dashboards',
  workplace: 'Workplace',
  monitor: 'Monitor',
  announcementDetail: 'Announcement',
  lighthouseDetail: 'Model case',
  list: 'Lists',
  serviceCards: 'Service cards',
  system: 'System',
  news: 'News',
  systemAnnouncements: 'System announcements',
  helpCenter: 'Help centre',
  guidance: 'Guidelines',
  lighthouse: 'Procurement lighthouse',
  documents: 'Download centre',
  exposures: 'Integrity exposures',
  products: 'Recommended products',
  roles: 'Roles',
  information: 'Information',
  expenditure: 'Funds',
  contacts: 'Contacts',
  userInfo: 'My profile',
  userList: 'User list',
  depts: 'Departments',
  users: 'Users',
  forbidden: 'Access denied',
  notFound: 'Page not found',
  serverError: 'Server error',
};

export default pages;

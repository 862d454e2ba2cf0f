import type zh from '../zh-CN/exception.ts';

const exception: typeof zh = {
  forbidden: 'Access to this resource on the server is denied.',
  notInMenu:
    'This page is not in the menu of your current role. It may have been disabled, or your role may not have access. If you need it, contact your administrator.',
  notFound: 'Whoops, this page is gone.',
  serverError: 'Internal server error',
  home: 'Go to home',
};

export default exception;

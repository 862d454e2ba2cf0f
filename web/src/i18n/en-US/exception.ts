import type zh from '../zh-CN/exception.ts';

const exception: typeof zh = {
  forbidden: 'Access to this resource on the server is denied.',
  notInMenu:
    'This page is not in the menu of your current role: it may have been disabled, or the role may not open it. Ask your administrator if you need it.',
  notFound: 'Whoops, this page is gone.',
  serverError: 'Internal server error',
  home: 'Go to home',
};

export default exception;

import type zh from '../zh-CN/exception.ts';

const exception: typeof zh = {
  forbidden: 'Access to this resource on the server is denied.',
  notFound: 'Whoops, this page is gone.',
  serverError: 'Internal server error',
  home: 'Go to home',
};

export default exception;

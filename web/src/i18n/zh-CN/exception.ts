const exception = {
  forbidden: '对不起，您没有访问该资源的权限',
  notFound: '抱歉，页面不见了～',
  serverError: '抱歉，服务器出了点问题～',
  home: '回到首页',
};

export default exception;

const exception = {
  forbidden: '对不起，您没有访问该资源的权限',
  notInMenu: '该页面不在当前角色的菜单中：可能已被停用，或当前角色没有权限。如需使用，请联系管理员。',
  notFound: '抱歉，页面不见了～',
  serverError: '抱歉，服务器出了点问题～',
  home: '回到首页',
};

export default exception;

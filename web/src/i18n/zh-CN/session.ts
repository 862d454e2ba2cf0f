/** The login page and what a session's end is told with. */
const session = {
  title: '登录',
  welcome: '登录您的账号',
  slogan: '让每一笔采购公开、规范、可追溯',
  pointOpen: '需求、竞价、定标、合同、验收全程在线',
  pointFair: '密封报价到点开启，过程留痕可核验',
  pointOne: '按角色与部门办理，一个账号处理全部业务',

  username: '用户名',
  password: '密码',
  usernamePlaceholder: '账号或工号',
  passwordPlaceholder: '请输入密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  remember: '记住用户名',
  forgot: '忘记密码？',
  noAccount: '没有账号？',
  register: '供应商注册',
  submit: '登录',
  capsLock: '大写锁定已打开',

  captcha: '验证码',
  captchaPlaceholder: '图中字符',
  captchaPicture: '验证码图片',
  captchaRefresh: '换一张验证码',
  captchaFailed: '验证码加载失败',
  captchaEmpty: '验证码不能为空',

  usernameEmpty: '用户名不能为空',
  passwordEmpty: '密码不能为空',
  failed: '登录出错，请刷新重试',
  retryIn: ({ seconds }: { seconds: number }) => `${seconds} 秒后可重试`,

  loggedOut: '退出成功',
  expired: '登录已失效，请重新登录',
  noMenu: '该用户没有菜单，无法进入系统',
};

export default session;

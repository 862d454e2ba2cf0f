/** Texts of the login page and of the end of a session. */
const session = {
  title: '登录',
  welcome: '登录您的账号',
  lead: '用学校开通的账号，处理申购、审批、采购、验收与付款。',
  sealed: '报价密封',
  sealedText: '截止前无人能看，管理员也不能',
  onTime: '到点截止',
  onTimeText: '以服务器时间为准，不由人决定',
  checkable: '结果可核',
  checkableText: '名次、理由、质疑渠道逐一写明',

  username: '用户名',
  password: '密码',
  usernamePlaceholder: '账号或工号',
  passwordPlaceholder: '请输入密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  remember: '记住用户名',
  forgot: '忘记密码？',
  suppliers: '供应商',
  portal: '供应商门户',
  toPortal: '供应商请到供应商门户登录',
  noAccount: '还没有账号？',
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
  loggedOutElsewhere: '您已在其他标签页退出登录。重新登录后回到当前页面，已填写的内容仍在。',
  expired: '登录已失效，请重新登录',
  noMenu: '该用户没有菜单，无法进入系统',
};

export default session;

/** Texts of the other ways to log in, of registration and of password reset. */
const entry = {
  waiting: '正在登录',
  waitingText: '正在核验来源系统的登录票据，请稍候…',
  askTitle: '是否更换登录账号？',
  askText: ({ name, account, company }: { name: string; account: string; company: string }) =>
    `您已登录为 ${name}（${account}，${company}）。来源系统要以另一个账号登录；继续后，当前会话将结束，其他标签页也会退出。`,
  askStay: '保持当前账号',
  askReplace: '更换账号登录',

  errorTitle: '登录失败',
  errorTicket: '登录票据无效、已过期或已使用。请回到来源系统，重新点击进入。',
  errorTooMany: '尝试过于频繁，请稍后再从来源系统进入。',
  errorForbidden: '本系统拒绝了这次跳转。请回到来源系统，重新点击进入。',
  errorUnknown: '未能完成登录。请回到来源系统重新进入，或使用账号密码登录。',
  errorCode: ({ code }: { code: string }) => `错误代码：${code}`,
  toLogin: '返回登录页',
  toPortalLogin: '返回供应商登录页',

  forgotTitle: '找回密码',
  forgotHint: '向账号登记的手机号发送验证码，验证后设置新密码。',
  account: '账号',
  phone: '手机号',
  code: '短信验证码',
  newPassword: '新密码',
  forgotSubmit: '重设密码',
  forgotDone: '密码已重设',
  forgotDoneText: '请使用新密码登录。此前的登录会话均已结束。',
  noPhone: '没有登记手机号，或手机已停用？请携带工作证到学校信息中心办理。',

  registerTitle: '供应商注册',
  registerHint: '教职工账号由学校开通，无需注册。',
  stepCompany: '企业信息',
  stepContact: '联系人',
  stepAccount: '登录账号',
  school: '注册到的学校',
  schoolPlaceholder: '请选择学校',
  schoolsFailed: '学校列表加载失败',
  companyName: '企业名称',
  companyNameHint: '与营业执照一致',
  creditCode: '统一社会信用代码',
  creditCodeRule: '请核对：信用代码为 18 位，且末位校验正确',
  contactName: '联系人',
  accountRule: '4 至 32 位字母、数字、下划线、点或短横线',
  password: '密码',
  registerSubmit: '提交注册',
  toPortal: '去登录并填写资料',
  registered: '注册成功',
  registeredText: ({ account }: { account: string }) =>
    `接着用账号 ${account} 登录供应商门户，填好企业资料并提交审核。提交后就能报名和报价，成交前须通过审核。`,
};

export default entry;

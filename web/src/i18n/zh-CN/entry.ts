/** The ways in beside the login form. */
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
};

export default entry;

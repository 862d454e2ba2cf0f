interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const two = (count: number) => String(count).padStart(2, '0');

/** Texts of the supplier portal: its frame, the login, public notices and messages. */
const portal = {
  name: '供应商门户',
  documentTitle: ({ page }: { page: string }) => `${page} - 供应商门户`,
  places: '导航',
  purchases: '采购机会',
  notices: '公告栏',
  messages: '消息',
  profile: '企业资料',
  unread: ({ count }: { count: number }) => `${count} 条未读`,
  login: '登录',
  logout: '退出',
  logoutTitle: '退出登录？',
  logoutText: '本机保存的报价草稿和回执会一并删除。已提交的报价不受影响；需要回执请先保存为文件。',
  stay: '不退出',
  notFound: '没有这个页面',
  toStart: '回到首页',
  offline: '无法连接服务器，已填写的内容不会丢失。恢复后自动刷新。',
  dismiss: '关闭提示',
  previous: '上一页',
  next: '下一页',
  pageOf: ({ current, pages, total }: { current: number; pages: number; total: number }) =>
    `第 ${current} / ${pages} 页，共 ${total} 条`,
  serverTime: '服务器时间',
  left: ({ days, hours, minutes, seconds }: TimeLeft) =>
    days > 0 ? `还剩 ${days} 天 ${hours} 小时` : `还剩 ${hours}:${two(minutes)}:${two(seconds)}`,

  loginTitle: '供应商登录',
  loginLead: '查看采购、密封报价、领取回执。',
  staffLogin: '学校教职工请到采购平台登录',
  toStaff: '到采购平台登录',
  noAccount: '还没有账号？',
  register: '注册成为供应商',
  forgot: '忘记密码？',
  readNotices: '不登录也能看公告',
  expiredQuote: '您填写的内容保存在本机，登录后接着填。',
  notSupplier: '这里只供供应商使用，您的账号属于学校。',
  sessionFailed: '账号信息暂时读不到',
  firstPassword: '请先修改密码',
  firstPasswordText: '您用的是别人设置的密码，改成自己的密码后才能继续。',
  oldPassword: '现在的密码',
  newPassword: '新密码',
  newPasswordHint: '8 到 32 位，至少含大写字母、小写字母、数字、符号中的三种',
  changePassword: '修改密码',

  noticesLead: '采购、结果和理由都在这里公开，不需要登录。',
  searchNotices: '搜索公告',
  keyword: '编号或名称',
  search: '搜索',
  allTypes: '全部',
  type_BID: '竞价公告',
  type_EXTENSION: '延期公告',
  type_RESULT: '成交公示',
  type_AWARD: '成交公告',
  type_FAILED: '流标公告',
  type_AWARD_CANCELLED: '成交取消',
  type_CONTRACT: '合同公告',
  type_SINGLE_SOURCE: '单一来源公示',
  type_OUTCOME: '采购结果',
  type_CHANGE: '变更公告',
  type_TERMINATED: '终止公告',
  type_other: '公告',
  noNotices: '没有符合条件的公告。学校发布后会显示在这里。',
  until: ({ time }: { time: string }) => `报价截止 ${time}`,
  noticeCode: '公告编号',
  publishTime: '发布时间',
  purchaseCode: '项目编号',
  school: '学校',
  fingerprint: '公告指纹',
  fingerprintText: '由公告全文算出，改动一个字就会变。',
  verify: '核对指纹',
  verified: '一致：您看到的全文与发布时相同。',
  notVerified: '不一致：显示的内容与发布时不同，请联系学校。',
  print: '打印',
  others: '同一采购的其他公告',
  toPurchase: '去看这项采购',
  backToNotices: '返回公告栏',

  noMessages: '还没有消息。有适合您的采购、结果出来时会在这里通知您。',
  isUnread: '未读',
  openPurchase: '查看采购',
  onlyUnread: '只看未读',
};

export default portal;

/** Texts used everywhere, also before login. */
const common = {
  productBidding: '高校数字化竞价采购平台',
  productPurchase: '高校数字化采购平台',
  documentTitle: ({ page, product }: { page: string; product: string }) => `${page} - ${product}`,

  list: ({ names }: { names: readonly string[] }) => names.join('、'),
  retry: '重试',
  back: '返回',
  close: '关闭',
  loading: '加载中…',
  skipToContent: '跳到主要内容',

  contentIsChinese: '以下内容为中文。',
  languageChanged: '已切换为中文',
  switchToDark: '切换为深色',
  switchToLight: '切换为浅色',

  errorTitle: '错误',
  copyFailed: '浏览器不允许复制到剪贴板，请手动选择复制',
  errorFallback: '操作失败，请联系管理员',
  errorHttp: ({ status }: { status: string }) => `服务器返回 HTTP ${status}，请稍后重试或联系管理员`,
  errorNetwork: '网络连接失败，请检查网络后重试',
  errorTimeout: '服务器响应超时，请稍后重试',
  otherIdentity: '账号、角色或部门已切换，本次操作没有提交',
  otherIdentityUnsure: '账号、角色或部门已切换，本次操作可能已经提交，请核对',
  sessionEnded: '登录已结束，本次操作没有提交',
  sessionEndedUnsure: '登录已结束，本次操作可能已经提交，请核对',
  pageCrashed: '页面出现错误',
  pageCrashedHint: '请重试；若仍然出错，请联系管理员。',
  newVersion: '页面未能加载：系统可能已更新，或网络已断开',
  reload: '刷新页面',
};

export default common;

/** Texts of the bar above the page: connection, end of the session, new versions. */
const notices = {
  offline: '无法连接服务器，已填写的内容不会丢失。恢复后自动刷新。',
  switchedElsewhere: ({ role, dept }: { role: string; dept: string }) =>
    `其他标签页已切换为 ${role}（${dept}），本页也随之切换。`,
  switchedFromForm: ({ role, dept }: { role: string; dept: string }) =>
    `其他标签页已切换为 ${role}（${dept}），本页也随之切换。未保存的内容已保留，切换回原角色后可以继续填写。`,
  understood: '知道了',
  idleEnd: '您长时间未操作，即将自动退出。',
  hardEnd: '本次登录即将到期，请保存内容后重新登录。',
  timeLeft: ({ time }: { time: string }) => `剩余 ${time}`,
  stay: '保持登录',
  newVersion: '系统已更新，刷新页面后使用新版本。',
  reload: '立即刷新',
  later: '稍后',
};

export default notices;

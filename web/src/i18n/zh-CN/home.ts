const home = {
  greetingMorning: ({ name }: { name: string }) => `早上好，${name}`,
  greetingAfternoon: ({ name }: { name: string }) => `下午好，${name}`,
  greetingEvening: ({ name }: { name: string }) => `晚上好，${name}`,
  role: '当前角色',
  dept: '当前部门',
  school: '学校',
  account: '账号',
  lastLogin: '上次登录',
  firstLogin: '首次登录',
  entries: '快捷入口',
  noEntries: '当前角色没有其他页面',
  choices: '切换角色与部门',
  choicesHint: '您持有多个角色或部门，选择后菜单和数据随之切换',
};

export default home;

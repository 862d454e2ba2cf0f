/** The names that the server sends; null if unknown. */
interface Device {
  browser: string | null;
  system: string | null;
}

/** Browsers with a name in this language. */
const browsers: Record<string, string> = {
  WeChat: '微信',
  'QQ Browser': 'QQ 浏览器',
  'QQ Browser Lite': 'QQ 浏览器极速版',
  'UC Browser': 'UC 浏览器',
  'Sogou Browser': '搜狗浏览器',
  'Vivo Browser': 'vivo 浏览器',
  'HeyTap Browser': 'OPPO 浏览器',
  'MZ Browser': '魅族浏览器',
  Maxthon: '傲游浏览器',
};

/** Texts of the user's own profile, phone, password and logins. */
const profile = {
  personal: '基本资料',
  edit: '编辑资料',
  picture: '头像',
  pictureHint: 'PNG 或 JPG 图片，不超过 2 MB',
  pictureTooLarge: '图片不能超过 2 MB',
  name: '姓名',
  nameFixed: '姓名由统一身份认证同步，不能在此修改',
  account: '账号/工号',
  gender: '性别',
  genderMALE: '男',
  genderFEMALE: '女',
  genderUNKNOWN: '未填写',
  job: '职务',
  organization: '所在单位',
  location: '校区',
  school: '学校',
  email: '邮箱',
  introduction: '个人简介',
  roles: '角色与部门',
  roleIn: ({ role, depts }: { role: string; depts: string[] }) => `${role}（${depts.join('、')}）`,
  registered: '注册日期',
  lastLogin: '上次登录',

  security: '账号安全',
  securityHint: '手机号可用于找回密码。修改密码后，其他设备上的登录会话将结束。',
  noPassword: '您通过统一身份认证登录，没有本系统的密码。',
  phone: '手机号',
  newPhone: '新手机号',
  code: '短信验证码',
  changePhone: '更换手机号',
  phoneProof: '为防止他人更换，请验证当前密码',
  changePassword: '修改密码',
  passwordHint: '修改后，其他设备上的登录会话将结束。不能使用最近三次的密码。',
  oldPassword: '当前密码',
  newPassword: '新密码',

  devices: '登录设备',
  devicesHint: '正在登录您账号的设备。如有不认识的，请退出该设备并修改密码。',
  thisDevice: '当前设备',
  deviceName: ({ browser, system }: Device) =>
    [browser && (browsers[browser] ?? browser), system].filter(Boolean).join(' · ') || '未知设备',
  deviceAt: ({ device, address }: { device: string; address: string }) => `${device}（${address}）`,
  actsAs: '角色与部门',
  noRoleYet: '尚未选择',
  address: '登录地址',
  begun: '登录时间',
  lastActive: '最近活动',
  onlyThisDevice: '没有其他设备登录您的账号。',
  end: '退出',
  endTitle: ({ device }: { device: string }) => `退出“${device}”？`,
  endText: '该设备立即退出，需要重新登录才能继续使用。',
  ended: ({ device }: { device: string }) => `已退出“${device}”`,
  endOthers: '退出其他所有设备',
  endOthersTitle: '退出其他所有设备？',
  endOthersText: ({ count }: { count: number }) => `其他 ${count} 个设备立即退出，需要重新登录才能继续使用。当前设备不受影响。`,
  endedOthers: '已退出其他所有设备',

  firstTitle: '请先设置新密码',
  firstText: '当前密码由他人设置。为保证账号安全，设置自己的密码后才能继续。',
  firstSubmit: '设置并继续',
  leave: '退出登录',
};

export default profile;

import { number } from '@campus-procurement/sdk/texts';

const userImport = {
  title: '导入用户',
  some: ({ count }: { count: number }) => `${number(count)} 人`,
  templateName: '用户导入模板',
  withPasswords: '为每人生成初始密码',
  withPasswordsHint: '密码只在导入后显示一次，须在 14 天内首次登录并修改。通过统一认证登录的用户不需要。',
  roleDepts: '角色所属部门',

  choicesSheet: '部门与角色',
  usersSheet: '用户',
  roleCode: '角色编码',
  noteaccount: '工号或登录名，4 至 32 位字母、数字、点、横线或下划线，全平台唯一',
  notename: '不超过 50 个字符',
  notephone: '11 位手机号',
  notedept: '部门编码，或从学院起用 / 连接的名称，例如“化学化工学院/有机化学实验室”；见“部门与角色”',
  noteroles: '角色名称或编码；多个用分号隔开；见“部门与角色”',
  noteroleDepts: '角色用于哪些部门，填法同所属部门，多个用分号隔开；不填则为所属部门',
  notegender: '男、女或未知',
  notejob: '不超过 50 个字符',
  noteemail: '邮箱地址',
  notecasId: '在学校统一身份认证中的编号，本校唯一',

  noRole: '没有这个启用的角色',
  preview: '将导入的用户',

  passwordsText: '初始密码只显示这一次，请下载或复制后妥善转交本人。须在 14 天内登录并修改，过期失效。',
  passwords: '初始密码',
  download: '下载密码表',
  copy: '复制全部',
  copied: '已复制全部账号和密码',
  passwordsKept: '我已保存',
  passwordsFile: '初始密码',
};

export default userImport;

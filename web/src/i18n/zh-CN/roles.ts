const roles = {
  thing: '角色',
  name: '角色名称',
  nameOrCode: '角色名称或编码',
  code: '角色编码',
  codeHint: '2 至 32 位小写字母或下划线，保存后用于接口与统计',
  codeRule: '角色编码须为 2 至 32 位小写字母或下划线',
  codeFixed: '内置角色的编码不能修改',
  dataScope: '数据范围',
  dataScopeHint: '持有该角色的用户能看到哪些业务数据',
  status: '状态',
  users: '用户数',
  members: ({ name, count }: { name: string; count: number }) => `查看“${name}”的 ${count} 位用户`,
  school: '所属学校',
  builtIn: '内置',
  remark: '备注',
  updated: '修改时间',
  menus: '菜单权限',
  menusHint: '勾选可进入的页面和可使用的按钮；勾选下级会同时勾选所属页面',
  menusElsewhere: '没有列出的菜单，请联系平台管理员',

  scopeSELF: '仅本人',
  scopeDEPT: '本部门',
  scopeCOLLEGE: '本学院',
  scopeSCHOOL: '全校',
  scopeALL: '全平台',

  menuDIR: '目录',
  menuMENU: '页面',
  menuBUTTON: '按钮',
  menuLINK: '外链',

  create: '新建角色',
  edit: ({ name }: { name: string }) => `编辑角色：${name}`,
  copy: '复制',
  copyOf: ({ name }: { name: string }) => `复制角色：${name}`,
  copyName: ({ name }: { name: string }) => `${name} 副本`,
  disableText: ({ count }: { count: number }) =>
    count > 0 ? `有 ${count} 名用户持有该角色，停用后他们不能再以该角色进入系统。` : '停用后不能再以该角色进入系统。',
};

export default roles;

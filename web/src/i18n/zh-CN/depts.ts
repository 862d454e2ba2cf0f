const depts = {
  thing: '部门',
  name: '部门名称',
  code: '部门编码',
  codeHint: '本校内唯一，1 至 20 位字母、数字、横线或下划线',
  codeRule: '部门编码须为 1 至 20 位字母、数字、横线或下划线',
  parent: '上级部门',
  parentHint: '可移动到同一层级的其他上级部门',
  leader: '负责人',
  leaderHint: '输入姓名或账号查找本校人员',
  phone: '联系电话',
  phoneRule: '联系电话须为 5 至 20 位数字，可含加号、横线和空格',
  campus: '校区',
  sort: '排序',
  status: '状态',
  create: '新建部门',
  import: '导入部门',
  addChild: '新建下级',
  edit: ({ name }: { name: string }) => `编辑部门：${name}`,
  deleteText: '有下级部门或有人员的部门不能删除。删除后不能恢复。',
};

export default depts;

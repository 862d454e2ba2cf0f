const contacts = {
  thing: '联系人',
  keyword: '姓名、手机号或地址',
  name: '联系人',
  phone: '手机号',
  campus: '校区',
  address: '详细地址',
  roomNo: '楼宇房间',
  roomNoHint: '如：理化楼 A-304',
  updated: '更新时间',
  default: '默认',
  isDefault: '设为默认联系人',
  isDefaultHint: '未另选联系人时使用它；原默认联系人不再是默认',
  empty: '还没有联系人。点击右上角“新建联系人”，登记收货人和收货地点。',

  create: '新建联系人',
  edit: ({ name }: { name: string }) => `编辑联系人：${name}`,
  makeDefault: '设为默认',
  defaultDone: ({ name }: { name: string }) => `“${name}”已设为默认联系人`,
  deleteTitle: ({ name }: { name: string }) => `删除联系人“${name}”？`,
  deleteText: '删除后不能恢复。',
};

export default contacts;

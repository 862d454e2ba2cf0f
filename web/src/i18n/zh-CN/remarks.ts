const remarks = {
  content: '意见内容',
  type: '用途',
  typeAPPROVE: '同意',
  typeREJECT: '驳回',
  typeCOMMON: '通用',
  scope: '范围',
  scopePERSONAL: '个人',
  scopeSCHOOL: '全校',
  scopeHint: '全校的意见所有人都能选用',
  sort: '排序',
  by: '修改人',
  updated: '修改时间',
  create: '新建意见',
  edit: '编辑意见',
  empty: '还没有常用意见。新建后，审批时可以直接选用。',
};

export default remarks;

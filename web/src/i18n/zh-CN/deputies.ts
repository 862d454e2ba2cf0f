/** Texts of the list of deputies and of its form. */
const deputies = {
  about:
    '不在的时候，可请一位同事代您审批。您自己仍可审批；到期后，没办的仍等您办理。收货见证不能代办，也没有人能审批自己的申请。',
  mine: '代我审批',
  ofOthers: '我代谁审批',
  none: '没有设置代理人',
  create: '设置代理人',
  edit: '修改代理',
  editOf: ({ name }: { name: string }) => `修改代理：${name}`,
  end: '取消代理',
  endOf: ({ name }: { name: string }) => `取消代理：${name}`,
  endTitle: ({ name }: { name: string }) => `取消${name}的代理？`,
  endText: '对方随即不能再代您审批；已经办理的不变。',
  ended: ({ name }: { name: string }) => `${name}不再代您审批`,
  agent: '代理人',
  agentHint: '与申请有关的人、本来就要审批的人，不能代办那一件',
  period: '日期',
  periodHint: '含首尾两天，最长 90 天',
  days: ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`,
  kinds: '类型',
  allKinds: '全部类型',
  remark: '备注',
};

export default deputies;

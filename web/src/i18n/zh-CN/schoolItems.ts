import { grouped } from '@campus-procurement/sdk/texts';

/** Texts of the items of a school's own project system. */
const schoolItems = {
  name: '项目',
  keyword: '项目编号、名称、单位或负责人',
  year: '计划年度',
  plan: '批复金额（元）',
  used: '已关联',
  usedOf: ({ name }: { name: string }) => `${name}的已关联比例`,
  usedText: ({ amount, percent }: { amount: string; percent: string }) => `${grouped(amount)}，${percent}`,
  available: '可用金额（元）',
  count: '采购数',
  dept: '单位',
  leader: '负责人',
  synced: '同步时间',
  closed: '已停用',
  left: '可用金额',
  leftYes: '还可关联',
  leftNo: '不可再关联',
  purchases: '查看采购',
  purchasesOf: ({ name }: { name: string }) => `关联采购：${name}`,
  others: ({ count }: { count: number }) => `另有 ${count} 个采购，您没有查看权限或未列出`,
  empty: '学校项目系统中还没有项目。采购人员或学校管理员可以同步。',
  sync: '同步关联项目',
  syncText: '按学校项目系统新增、更新和停用关联项目。已关联的采购不受影响。',
};

export default schoolItems;

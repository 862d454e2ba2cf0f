import { number } from '@campus-procurement/sdk/texts';

const fundImport = {
  title: '导入经费卡',
  some: ({ count }: { count: number }) => `${number(count)} 张经费卡`,
  templateName: '经费卡导入模板',
  sheet: '经费卡',
  choicesSheet: '部门与经费类型',
  owner: '负责人账号',
  typeCode: '类型编码',
  preview: '将导入的经费卡',
  notecardNo: '本校唯一，4 至 32 位字母、数字或横线',
  notecardName: '不超过 100 个字符',
  notefundType: '经费类型的名称或编码；见“部门与经费类型”',
  noteowner: '本校启用人员的账号',
  notedept: '部门编码，或从学院起用 / 连接的名称，例如“化学化工学院/有机化学实验室”；见“部门与经费类型”',
  notetotalAmount: '元，最多两位小数，可用千位分隔符，例如 1,200.50；导入后记为流水的第一笔',
  notevalidFrom: '日期，例如 2026-01-31 或 2026/1/31；不填则没有开始日期',
  notevalidTo: '日期，当天仍有效；不填则长期有效',
  noOwner: '本校没有这个启用的账号',
  amountRule: '请填金额，最多两位小数，小于一百亿元',
  dayRule: '请填存在的日期，例如 2026-01-31',
};

export default fundImport;

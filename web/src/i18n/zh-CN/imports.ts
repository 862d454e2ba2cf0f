import { number } from '@campus-procurement/sdk/texts';

const imports = {
  text: ({ most }: { most: string }) =>
    `一次最多 ${most}。先检查全部数据，确认没有问题后再导入；导入时要么全部成功，要么都不导入。`,
  template: '下载模板',
  chooseFile: '选择文件',
  replaceFile: '更换文件',
  fileRule: ({ megabytes }: { megabytes: number }) => `xlsx 或 csv，不超过 ${megabytes} MB`,
  checkAgain: '重新检查',
  import: ({ some }: { some: string }) => `导入 ${some}`,

  notesSheet: '填写说明',
  noteColumn: '列',
  noteRequired: '必填',
  noteRule: '说明',
  yes: '是',
  no: '否',
  deptPath: '部门',
  deptCode: '部门编码',

  checking: ({ some }: { some: string }) => `正在检查 ${some}…`,
  importing: ({ some }: { some: string }) => `正在导入 ${some}…`,
  kind: '只支持 xlsx 和 csv 文件；旧版 xls 请另存为 xlsx',
  broken: '文件无法读取，可能已损坏或设有密码',
  empty: '文件中没有数据',
  tooMany: ({ some, most }: { some: string; most: string }) => `文件中有 ${some}，一次最多 ${most}，请分成几个文件`,
  missingColumns: ({ labels }: { labels: string[] }) => `第一行须为表头，缺少：${labels.join('、')}。请使用模板`,

  ready: ({ some }: { some: string }) => `检查通过，可导入 ${some}`,
  wrong: ({ some, problems }: { some: string; problems: number }) =>
    `共 ${some}，发现 ${number(problems)} 处问题。请在文件中修正后重新选择，目前没有导入任何数据`,
  moreProblems: ({ count }: { count: number }) => `其余 ${number(count)} 处问题未列出`,
  problems: '问题',
  line: '行',
  field: '列',
  value: '内容',
  problem: '问题',
  noDept: '没有这个启用的部门，请填部门编码或从学院起的名称',
  done: ({ some }: { some: string }) => `已导入 ${some}`,
};

export default imports;

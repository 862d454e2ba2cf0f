import { number } from '@campus-procurement/sdk/texts';

const deptImport = {
  title: '导入部门',
  some: ({ count }: { count: number }) => `${number(count)} 个部门`,
  templateName: '部门导入模板',
  sheet: '部门',
  choicesSheet: '上级部门与校区',
  leader: '负责人账号',
  preview: '将导入的部门',
  notedeptName: '不超过 50 个字符，同一上级下不能重复',
  notedeptCode: '本校内唯一，1 至 20 位字母、数字、横线或下划线',
  noteparent: '上级部门的编码，或从学院起用 / 连接的名称；可以是本文件中的部门，顺序不限；不填则直属学校',
  noteleader: '本校人员的账号',
  notephone: '5 至 20 位数字，可含加号、横线和空格',
  notecampus: '见“上级部门与校区”',
  notesort: '0 至 9999 的整数，小的在前；不填则为 0',
  noParent: '本校和文件中都没有这个启用的部门，请填部门编码或从学院起的名称',
  cycle: '文件中的部门互为上级',
  level: '部门最多两级，这个上级已是第二级',
  noLeader: '本校没有这个账号',
  noCampus: '没有这个校区',
  sortRule: '请填 0 至 9999 的整数',
};

export default deptImport;

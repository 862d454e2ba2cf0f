/** Texts of the notices about biddings: their list, and a notice. */
const announcements = {
  all: '全部',
  typeBID: '竞价公告',
  typeEXTENSION: '延期公告',
  typeRESULT: '成交公示',
  typeAWARD: '成交公告',
  typeFAILED: '流标公告',
  typeAWARD_CANCELLED: '成交取消公告',
  keyword: '标题、编号、项目',
  title: '公告',
  type: '类型',
  project: '采购项目',
  school: '学校',
  scope: '发布范围',
  scopePUBLIC: '公开',
  scopeSUPPLIER: '仅供应商',
  published: '发布时间',
  bidEnd: '竞价截止',
  empty: '没有公告。竞价发布、延期、成交和流标时，系统会在这里发布公告',
  read: '阅读',
  toProject: '查看采购项目',

  code: '公告编号',
  others: '同项目的其他公告',
  fingerprint: '公告指纹（SHA-256）',
  fingerprintHint: '由公告的编号、类型、标题、发布时间和正文算出。公告发布后不能修改，任何改动都会使指纹不同。',
  verify: '在浏览器中核验',
  verified: '一致：您看到的内容就是发布时的内容。',
  differs: '不一致：您看到的内容与发布时不同，请联系平台管理员。',
};

export default announcements;

/** Texts of the invoice data of a school or a supplier. */
const invoice = {
  heading: '开票信息',
  title: '发票抬头',
  taxNo: '纳税人识别号',
  taxNoRule: '纳税人识别号须为 15 至 20 位数字或大写字母',
  type: '发票类型',
  NORMAL: '普通发票',
  SPECIAL: '专用发票',
  address: '开票地址',
  phone: '开票电话',
  bankName: '开户行',
  bankAccount: '银行账号',
  ofSchool: '学校开票信息',
  ofSchoolHint: '请供应商按此开具发票。',
  none: '学校的开票信息尚未登记，请联系平台管理员。',
  copyField: ({ label }: { label: string }) => `复制${label}`,
  copied: ({ label }: { label: string }) => `已复制${label}`,
  line: ({ label, value }: { label: string; value: string }) => `${label}：${value}`,
  copyAll: '复制全部',
};

export default invoice;

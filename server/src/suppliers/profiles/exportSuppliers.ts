import { date, entry, integer, longText, names, text, time, word, yesNo } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { supplierList } from './queryAllSupplier.ts';

export const supplierReport = report('SUPPLIERS', 'exportSuppliers', supplierList, 'supplierColumn', {
  schoolName: text,
  companyName: longText,
  creditCode: longText,
  companyType: entry('company_type'),
  supplierKind: word('supplierKind'),
  legalPerson: text,
  province: text,
  city: text,
  contactName: text,
  contactPhone: text,
  goodsCategories: names(({ categoryName }) => categoryName),
  status: word('supplierStatus'),
  creditScore: integer,
  creditLevel: text,
  qualificationExpireDate: date,
  signedAgreement: yesNo,
  agreementExpireDate: date,
  accountSource: word('accountSource'),
  auditTime: time,
  auditUserName: text,
  remark: longText,
  createTime: time,
});

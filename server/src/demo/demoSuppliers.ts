import type { Schemas } from '@campus-procurement/sdk';
import { creditCode } from '#platform/registry/creditCode.ts';
import type { Stage } from './demoStage.ts';
import { demoPassword } from './seed/demoAccounts.ts';
import { demoPdf } from './seed/demoPdf.ts';

/** Suppliers that register themselves at the main school, and log in as supplier2, supplier3 and so on. */
const companies = [
  { companyName: '江海沪科仪器设备有限公司', contactName: '陆建明', legalPerson: '陆建明' },
  { companyName: '云沂博远科教装备有限公司', contactName: '方雪梅', legalPerson: '唐国栋' },
  { companyName: '江海恒信实验技术有限公司', contactName: '贺志强', legalPerson: '贺志强' },
  { companyName: '临川至诚仪器有限公司', contactName: '梁晓燕', legalPerson: '梁晓燕' },
];

/** Their accounts. */
export const demoSuppliers = companies.map((_, index) => `supplier${index + 2}`);

/** Lets suppliers register, send their profiles and be reviewed. @returns their accounts */
export async function registerSuppliers(stage: Stage, categoryIds: string[]): Promise<string[]> {
  const accounts: string[] = [];
  for (const [index, { companyName, contactName, legalPerson }] of companies.entries()) {
    const account = `supplier${index + 2}`;
    const contactPhone = `1890000${2101 + index}`;
    const anybody = stage.nobody(`10.7.0.${index + 1}`);
    await anybody.users.sendPhoneCaptcha({ body: { phone: contactPhone, scene: 'REGISTER' } });
    const own = {
      companyName,
      creditCode: creditCode(`91990000MB${String(2101 + index).padStart(7, '0')}`),
      contactName,
      contactPhone,
    };
    const phoneCaptcha = await stage.lastCode();
    const { id } = await anybody.company.registerSupplier({
      body: { schoolId: '1001', ...own, phoneCaptcha, account, password: demoPassword },
    });
    const supplier = await stage.supplier(account);
    const file = new File([demoPdf('营业执照', [companyName, own.creditCode]) as BlobPart], '营业执照.pdf');
    const { id: fileId } = await supplier.files.uploadFile({ body: { bizType: 'COMPANY', file } });
    const profile: Schemas['SupplierProfileInput'] = {
      version: 1,
      ...own,
      companyType: 'LIMITED',
      supplierKind: 'DEALER',
      legalPerson,
      registeredAddress: `江海市工业路 ${index + 21} 号`,
      bankName: '江海银行工业路支行',
      bankAccount: `6222000000${String(2101 + index).padStart(6, '0')}`,
      goodsCategoryIds: categoryIds,
      qualifications: [
        {
          qualType: 'license',
          qualName: '营业执照',
          qualNo: own.creditCode,
          expireDate: `${stage.now.getUTCFullYear() + 9}-12-31`,
          fileId,
        },
      ],
    };
    await supplier.company.updateSupplierProfile({ body: profile });
    const officer = await stage.as('officer1', 'procurement_officer');
    await officer.company.auditCompany({ body: { id, version: 2, result: 'APPROVED', opinion: '资料齐全，同意入库。' } });
    accounts.push(account);
  }
  return accounts;
}

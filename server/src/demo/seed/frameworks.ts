import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { foundingTime } from './seedTime.ts';

type Agreement = Insertable<Tables['frameworkAgreement']>;

const lines: (Pick<Agreement, 'agreementNo' | 'frameworkName' | 'totalAmount' | 'remark'> & { n: number; supplier: number })[] = [
  {
    n: 77001,
    supplier: 1201,
    agreementNo: 'KJ-2026-003',
    frameworkName: '实验耗材框架协议',
    totalAmount: '300000.00',
    remark: '常用试剂与玻璃器皿，按协议单价供货',
  },
  {
    n: 77002,
    supplier: 1204,
    agreementNo: 'KJ-2026-004',
    frameworkName: '办公设备框架协议',
    totalAmount: '150000.00',
    remark: '打印机、投影仪与会议设备',
  },
];

/** Agreements of the main school from which purchases are called off. */
export const frameworkAgreements: Agreement[] = lines.map(({ n, supplier, ...fields }) => ({
  companyId: mainSchoolId,
  id: seedId('framework', n),
  supplierId: seedId('supplier', supplier),
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  ...bySystem(foundingTime),
  ...fields,
}));

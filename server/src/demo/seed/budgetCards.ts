import { mainSchoolId } from './schools.ts';

/** What a fake finance system says of the main school: five cards, one of an unknown person and one that ends before it begins. */
export const budgetCards = [
  card('CW2026-0001', '演示经费：学科平台建设', 'DISCIPLINE', 'teacher1', '1331', '800000.00'),
  card('CW2026-0002', '演示经费：本科实验教学', 'TEACHING', 'teacher1', '1331', '120000.00'),
  card('CW2026-0003', '演示经费：横向科研项目', 'SCIENCE', 'kongxiangrui', '1331', '356000.50'),
  card('CW2026-0004', '演示经费：日常运行', 'OPERATION', 'baishuyao', '1334', '60000.00'),
  card('CW2026-0005', '演示经费：专项修缮', 'SPECIAL', 'cuizhenyu', '1337', '1500000.00'),
  card('CW2026-0006', '演示经费：负责人不存在', 'SPECIAL', 'nobody-at-all', '1337', '1000.00'),
  { ...card('CW2026-0007', '演示经费：有效期颠倒', 'SPECIAL', 'teacher1', '1331', '1000.00'), validTo: '2025-12-31' },
];

function card(cardNo: string, cardName: string, fundType: string, ownerAccount: string, deptCode: string, totalAmount: string) {
  const validity = { validFrom: '2026-01-01', validTo: '2028-12-31' };
  return { companyId: mainSchoolId, cardNo, cardName, fundType, ownerAccount, deptCode, totalAmount, ...validity, enabled: true };
}

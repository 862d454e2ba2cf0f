import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { fakeRegistry } from '#platform/registry/fakeRegistry.ts';
import type { RegistryData } from '#platform/registry/registry.ts';
import { seedTime } from './seedTime.ts';
import type { Supplier } from './suppliers.ts';

/** What the business registry was said to know of a supplier three days before the clock of the demo data. */
export function registryOf(supplier: Supplier): Insertable<Tables['supplierRegistry']> {
  const { companyId, id: supplierId } = supplier.row;
  const info = infoOf(supplier);
  const syncTime = new Date(seedTime.getTime() - 78 * 3600_000 + supplier.index * 2000);
  const { operatingStatus } = info;
  return { companyId, supplierId, operatingStatus, info: JSON.stringify(info), dataSource: fakeRegistry.name, syncTime };
}

export function shareholdersOf(supplier: Supplier): Insertable<Tables['supplierShareholder']>[] {
  const { companyId, id: supplierId } = supplier.row;
  return infoOf(supplier).shareholders.map(({ name }) => ({ companyId, supplierId, name }));
}

function infoOf({ row, index }: Supplier): RegistryData {
  const { companyName, creditCode, legalPerson = null, contactName, registeredAddress = null, businessScope = null } = row;
  const { establishDate = null, status, city } = row;
  const capital = Number(row.registeredCapital) / 10_000;
  const amount = (share: number) => `${capital * share}万元人民币`;
  const isBlacklisted = status === 'BLACKLISTED';
  return {
    companyName,
    creditCode,
    regNo: `37000000${String(1201 + index).padStart(7, '0')}`,
    legalPerson,
    companyType: '有限责任公司(自然人投资或控股)',
    registeredCapital: amount(1),
    paidInCapital: amount(1),
    operatingStatus: operatingStatusOf(status, index),
    establishDate,
    approvalDate: '2024-11-05',
    termStart: establishDate,
    termEnd: null,
    registrationAuthority: `${city}市场监督管理局`,
    registeredAddress,
    businessScope,
    industry: '批发和零售业',
    formerNames: index % 20 === 0 ? [companyName.replace('有限公司', '商行')] : [],
    shareholders: [
      { name: legalPerson ?? contactName, type: '自然人', ratio: '60.00%', amount: amount(0.6) },
      { name: contactName, type: '自然人', ratio: '40.00%', amount: amount(0.4) },
    ],
    keyPersons: [{ name: legalPerson ?? contactName, position: '执行董事' }],
    changes: index % 5 === 0 ? [{ item: '注册资本', before: amount(0.5), after: amount(1), date: '2024-11-05' }] : [],
    penalties: isBlacklisted ? [penalty(index)] : [],
    abnormals: index % 50 === 7 ? [{ reason: '通过登记的住所无法联系', inDate: '2025-07-08', outDate: null }] : [],
    dishonest: isBlacklisted,
  };
}

function penalty(index: number): RegistryData['penalties'][number] {
  const docNo = `鲁市监处罚〔2025〕${1 + index}号`;
  return { docNo, reason: '提供虚假证明材料', authority: '市场监督管理局', date: '2025-11-20' };
}

/** One in ten of those who wait has lost its licence: to approve it takes an opinion. */
function operatingStatusOf(status: Supplier['row']['status'], index: number): RegistryData['operatingStatus'] {
  if (status === 'CANCELLED') return 'DEREGISTERED';
  if (status === 'PENDING' && index % 10 === 9) return 'REVOKED';
  return index % 4 === 3 ? 'OPERATING' : 'EXISTING';
}

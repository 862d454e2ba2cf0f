import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import type { Supplier } from './suppliers.ts';
import { exposureTexts } from './supplierTexts.ts';

export type Exposure = Insertable<Tables['exposure']>;

/** Who drafts, who publishes, and who decides an appeal. */
const [drafter, publisher, judge] = ['刘海燕', { n: 102, name: '李文博' }, '黄雅婷'] as const;

/**
 * Twelve exposures at the main school: the five that explain who is barred, three that explain who is frozen, and four warnings: one
 * that has expired, one withdrawn because an appeal was upheld, one kept because it was dismissed, and one that is still a draft.
 */
export function exposures(suppliers: Supplier[]): Exposure[] {
  const own = suppliers.filter(({ row }) => row.companyId === mainSchoolId);
  const of = (status: Supplier['row']['status']) => own.filter(({ row }) => row.status === status);
  const warned = of('APPROVED').filter(({ row }) => row.creditScore < 75 && row.creditScore >= 60);
  const inForce = [...of('BLACKLISTED'), ...of('FROZEN').slice(0, 3)].map((supplier, index) =>
    published(
      supplier,
      index,
      supplier.row.status === 'BLACKLISTED' ? 'BAN' : 'SUSPEND',
      supplier.events.at(-1)?.time ?? seedTime,
    ),
  );
  const warnings = warned.slice(0, 4).map((supplier, index) => {
    const start = new Date(seedTime.getTime() - (40 + 10 * index) * dayMs);
    return { ...published(supplier, 8 + index, 'WARNING', start), ...special[index] };
  });
  return numbered([...inForce, ...warnings]);
}

const appeal = (result: 'UPHELD' | 'DISMISSED', reply: string) => ({
  appeal: JSON.stringify({ content: exposureTexts.appeal, result, reply, time: '2026-02-10T15:30:00+08:00' }),
  updateTime: new Date('2026-02-10T15:30:00+08:00'),
  updateByName: judge,
  version: 3,
});

/** What sets the warnings apart, in their order. */
const special: Partial<Exposure>[] = [
  { endDate: '2026-02-28', expireTime: new Date('2026-03-01T00:00:00+08:00') },
  {
    ...appeal('UPHELD', exposureTexts.upheld),
    status: 'WITHDRAWN',
    withdrawReason: exposureTexts.upheld,
    deducted: 0,
  },
  appeal('DISMISSED', exposureTexts.dismissed),
  { status: 'DRAFT', publishTime: null, publishUserId: null, deducted: 0, version: 1, updateByName: drafter },
];

function published({ row }: Supplier, index: number, level: Exposure['level'], publishTime: Date): Exposure {
  const [exposureType, fact, basis] = exposureTexts.facts[index % exposureTexts.facts.length] as (typeof exposureTexts.facts)[0];
  const isForEver = level === 'BAN' && index % 2 === 1;
  const deductScore = { WARNING: 5, SUSPEND: 8, BAN: 10 }[level];
  return {
    companyId: mainSchoolId,
    id: '',
    exposureCode: '',
    supplierId: row.id,
    exposureType,
    fact,
    basis,
    level,
    startDate: dayOf(publishTime),
    endDate: isForEver ? null : '2026-12-31',
    expireTime: isForEver ? null : new Date('2027-01-01T00:00:00+08:00'),
    deductScore,
    deducted: deductScore,
    holdsStatus: level !== 'WARNING',
    withdrawReason: null,
    status: 'PUBLISHED',
    publishTime,
    publishUserId: seedId('user', publisher.n),
    createTime: new Date(publishTime.getTime() - dayMs),
    createByName: drafter,
    version: 2,
    updateTime: publishTime,
    updateByName: publisher.name,
  };
}

/** The codes go by the year and the order of drafting. */
function numbered(rows: Exposure[]): Exposure[] {
  const ordered = rows.toSorted((one, other) => String(one.startDate).localeCompare(String(other.startDate)));
  const counts = new Map<string, number>();
  return ordered.map((row, index) => {
    const year = String(row.startDate).slice(0, 4);
    const number = (counts.get(year) ?? 0) + 1;
    counts.set(year, number);
    return { ...row, id: seedId('exposure', 3601 + index), exposureCode: `SX${year}${String(number).padStart(4, '0')}` };
  });
}

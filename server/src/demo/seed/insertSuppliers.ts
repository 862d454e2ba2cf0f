import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { type Exposure, exposures } from './exposures.ts';
import { goodsCategories } from './goodsCategories.ts';
import { seedTime } from './seedTime.ts';
import { registryOf, shareholdersOf } from './supplierRegistry.ts';
import { at, daysAhead, type Supplier, suppliers } from './suppliers.ts';

/** Inserts the suppliers with all of their parts. */
export async function insertSuppliers(trx: Transaction<Tables>): Promise<void> {
  const all = suppliers();
  const exposed = exposures(all);
  const held = new Set(exposed.filter(({ holdsStatus }) => holdsStatus).map(({ supplierId }) => supplierId));
  const qualifications = all
    .flatMap(qualificationsOf)
    .map((row, index) => ({ ...row, id: seedId('supplierQualification', 7301 + index) }));
  const endOf = (id: string) => {
    const ends = qualifications.flatMap(({ supplierId, expireDate }) => (supplierId === id && expireDate ? [expireDate] : []));
    return ends.sort()[0] ?? null;
  };
  const rows = all.map(({ row }) => ({
    ...row,
    qualificationExpireDate: endOf(row.id),
    statusBeforeExposure: held.has(row.id) ? ('APPROVED' as const) : null,
  }));
  await trx.insertInto('supplier').values(rows).execute();
  await trx.insertInto('supplierCategory').values(all.flatMap(categoriesOf)).execute();
  await trx.insertInto('supplierQualification').values(qualifications).execute();
  const records = all.flatMap(recordsOf).map((row, index) => ({ ...row, id: seedId('supplierReviewRecord', 6401 + index) }));
  await trx.insertInto('supplierReviewRecord').values(records).execute();
  await trx.insertInto('exposure').values(exposed).execute();
  const scores = all
    .flatMap((supplier) => scoresOf(supplier, exposed))
    .map((row, index) => ({ ...row, id: seedId('supplierScoreEntry', 7001 + index) }));
  await trx.insertInto('supplierScoreEntry').values(scores).execute();
  const registered = all.filter(isFilledIn);
  await trx.insertInto('supplierRegistry').values(registered.map(registryOf)).execute();
  await trx.insertInto('supplierShareholder').values(registered.flatMap(shareholdersOf)).execute();
}

/** Who has just registered has not said anything of itself yet. */
function isFilledIn({ row }: Supplier): boolean {
  return row.status !== 'REGISTERED';
}

const categoryIds = new Map(goodsCategories.map(({ categoryCode, id }) => [categoryCode, id]));

function categoriesOf(supplier: Supplier): Insertable<Tables['supplierCategory']>[] {
  if (!isFilledIn(supplier)) return [];
  const { companyId, id: supplierId } = supplier.row;
  return supplier.trade.codes.map((code) => {
    const categoryId = categoryIds.get(code);
    if (categoryId === undefined) throw new Error(`No goods category ${code}`);
    return { companyId, supplierId, categoryCompanyId: '0', categoryId };
  });
}

type Qualification = Omit<Insertable<Tables['supplierQualification']>, 'id'>;

/** The licence, and what the trade needs; ten licences end within 30 days. */
function qualificationsOf(supplier: Supplier): Qualification[] {
  if (!isFilledIn(supplier)) return [];
  const { row, index, trade } = supplier;
  const of = { companyId: row.companyId, supplierId: row.id, fileId: null };
  const endsSoon = row.status === 'APPROVED' && index % 14 === 4 && index < 150;
  const expireDate = endsSoon ? daysAhead(2 + (index % 28)) : at([daysAhead(400 + index), daysAhead(800 + index), null], index);
  const issueDate = row.establishDate ?? null;
  const licence = { ...of, qualType: 'license', qualName: '营业执照', qualNo: row.creditCode, issueDate, expireDate };
  if (!trade.qualification) return [licence];
  const [qualType, qualName] = trade.qualification;
  const qualNo = `ZS-2024-${String(index + 1).padStart(4, '0')}`;
  return [licence, { ...of, qualType, qualName, qualNo, issueDate: '2024-06-01', expireDate: daysAhead(200 + index) }];
}

function recordsOf({ row, events }: Supplier): Omit<Insertable<Tables['supplierReviewRecord']>, 'id'>[] {
  return events.map(({ user, ...event }) => ({
    companyId: row.companyId,
    supplierId: row.id,
    ...event,
    userId: user === null ? null : seedId('user', user),
  }));
}

type ScoreEntry = Omit<Insertable<Tables['supplierScoreEntry']>, 'id'>;

/** The first score, and what exposures took from it and gave back. */
function scoresOf({ row }: Supplier, exposed: Exposure[]): ScoreEntry[] {
  const { companyId, id: supplierId, creditScore, createTime } = row;
  const changes = exposed
    .filter((exposure) => exposure.supplierId === supplierId && exposure.status !== 'DRAFT')
    .flatMap(({ deductScore, deducted, publishTime, updateTime }) => [
      { change: -deductScore, reason: 'EXPOSURE' as const, time: publishTime },
      ...(deducted === 0 ? [{ change: deductScore, reason: 'RESTORED' as const, time: updateTime }] : []),
    ]);
  const taken = changes.reduce((sum, { change }) => sum - change, 0);
  let score = 0;
  return [{ change: creditScore + taken, reason: 'INITIAL' as const, time: createTime }, ...changes].map((entry) => {
    score += entry.change;
    return { companyId, supplierId, ...entry, time: entry.time ?? seedTime, score };
  });
}

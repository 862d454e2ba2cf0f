import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** The description's limit. */
const listLimit = 1000;

export async function getCompanyScorecard(
  { path: { id } }: Input<'getCompanyScorecard'>,
  context: Context,
): Promise<Output<'getCompanyScorecard'>> {
  const supplier = await visibleSuppliers(context, supplierRights(context))
    .select(['supplier.companyId', 'supplier.creditScore as score', 'supplier.creditLevel as level'])
    .where('supplier.id', '=', id)
    .executeTakeFirst();
  if (!supplier) throw new Failure('missing');
  const { companyId, score, level } = supplier;
  const entries = await context.db
    .selectFrom('supplierScoreEntry')
    .select(['time', 'change', 'score', 'reason'])
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(listLimit)
    .execute();
  return { supplierId: id, score, level, entries: entries.map(({ time, ...entry }) => ({ time: isoTime(time), ...entry })) };
}

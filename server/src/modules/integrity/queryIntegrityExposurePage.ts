import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { matching } from '../like.ts';
import { orderOf } from '../order.ts';
import { isPublication } from '../publication.ts';
import { exposureRights, exposureRows, type FoundExposures, toExposure, visibleExposures } from './exposureRows.ts';

type Query = NonNullable<Input<'queryIntegrityExposurePage'>['query']>;

/** One page. The ids of the page are found first, so that only its rows are read whole. */
export async function queryIntegrityExposurePage(
  { query = {} }: Input<'queryIntegrityExposurePage'>,
  context: Context,
): Promise<Output<'queryIntegrityExposurePage'>> {
  const { current = 1, size = 10, sort = 'publishTime,desc', ...filters } = query;
  const rights = await exposureRights(context);
  const found = filtered(visibleExposures(context, rights), filters, context);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const order = orderOf('exposure', sort);
  const page = found
    .select(['exposure.companyId', 'exposure.id'])
    .orderBy(order)
    .limit(size)
    .offset((current - 1) * size);
  const onPage = context.db
    .selectFrom('exposure')
    .where((eb) => eb(eb.refTuple('exposure.companyId', 'exposure.id'), 'in', page.$asTuple('companyId', 'id')));
  const rows = await exposureRows(onPage).orderBy(order).execute();
  return { records: rows.map((row) => toExposure(row, rights, context)), total, current, size };
}

function filtered(found: FoundExposures, filters: Omit<Query, 'current' | 'size' | 'sort'>, { now }: Context): FoundExposures {
  const { supplierName, status, startDate, endDate, ...equal } = filters;
  let query = found;
  for (const [column, value] of Object.entries(equal)) {
    query = query.where(`exposure.${column as keyof typeof equal}`, '=', value);
  }
  if (status !== undefined) query = query.where(isPublication('exposure', status, now));
  if (startDate !== undefined) {
    query = query.where((eb) => eb.or([eb('exposure.endDate', 'is', null), eb('exposure.endDate', '>=', startDate)]));
  }
  if (endDate !== undefined) query = query.where('exposure.startDate', '<=', endDate);
  if (supplierName === undefined) return query;
  return query.where((eb) =>
    eb(
      eb.refTuple('exposure.companyId', 'exposure.supplierId'),
      'in',
      eb
        .selectFrom('supplier')
        .select(['supplier.companyId', 'supplier.id'])
        .where('supplier.companyName', 'ilike', matching(supplierName))
        .$asTuple('companyId', 'id'),
    ),
  );
}

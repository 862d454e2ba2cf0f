import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { isPublication } from '#platform/records/publication.ts';
import { exposureRights, exposureRows, type FoundExposures, toExposure, visibleExposures } from './exposureRows.ts';

type Query = NonNullable<Input<'queryIntegrityExposurePage'>['query']>;

/** Returns one page of exposures. */
export function queryIntegrityExposurePage(
  { query = {} }: Input<'queryIntegrityExposurePage'>,
  context: Context,
): Promise<Output<'queryIntegrityExposurePage'>> {
  const { sort = 'publishTime,desc', ...filters } = query;
  const rights = exposureRights(context);
  const found = filtered(visibleExposures(context, rights), filters, context);
  return readPage(
    query,
    found.select(['exposure.companyId', 'exposure.id']),
    orderOf('exposure', sort),
    (keys, db) => exposureRows(db.selectFrom('exposure').where(hasKey('exposure', keys))),
    (row) => toExposure(row, rights, context),
    context,
  );
}

function filtered(found: FoundExposures, filters: Omit<Query, 'sort'>, { now }: Context): FoundExposures {
  const { current: _current, size: _size, supplierName, status, startDate, endDate, ...equal } = filters;
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
        .where(hasKeyword(['supplier.companyName'], supplierName))
        .$asTuple('companyId', 'id'),
    ),
  );
}

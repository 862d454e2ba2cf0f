import type { Input, Output } from '@campus-procurement/sdk';
import type { Expression } from 'kysely';
import type { Context } from '../../context.ts';
import { hasKeyword } from '../keyword.ts';
import { readLongPage } from '../longPage.ts';
import { orderOf } from '../order.ts';
import { isPublication } from '../publication.ts';
import { exposureRights, exposureRows, type FoundExposures, toExposure, visibleExposures } from './exposureRows.ts';

type Query = NonNullable<Input<'queryIntegrityExposurePage'>['query']>;

/** One page of exposures. */
export function queryIntegrityExposurePage(
  { query = {} }: Input<'queryIntegrityExposurePage'>,
  context: Context,
): Promise<Output<'queryIntegrityExposurePage'>> {
  const { sort = 'publishTime,desc', ...filters } = query;
  const rights = exposureRights(context);
  return readLongPage(
    query,
    filtered(visibleExposures(context, rights), filters, context).select(['exposure.companyId', 'exposure.id']),
    orderOf('exposure', sort),
    (keys) => exposureRows(exposuresOf(keys, context)),
    (row) => toExposure(row, rights, context),
    context,
  );
}

function exposuresOf(keys: Expression<[string, string]>, { db }: Context) {
  return db.selectFrom('exposure').where((eb) => eb(eb.refTuple('exposure.companyId', 'exposure.id'), 'in', keys));
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

import { sql } from 'kysely';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { beginning } from '#platform/lists/like.ts';
import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** The suppliers that the caller sees, by name and by the beginning of the credit code. */
export const supplierSource: RecordSource = sourceFor('queryAllSupplier', (keyword, context) =>
  visibleSuppliers(context, supplierRights(context))
    .where((eb) =>
      eb.or([hasKeyword(['supplier.companyName'], keyword), eb('supplier.creditCode', 'like', beginning(keyword.toUpperCase()))]),
    )
    .select(['supplier.companyId', 'supplier.id', 'supplier.companyName as title', 'supplier.creditCode as code'])
    .select(sql<string | null>`nullif(concat_ws(' ', supplier.province, supplier.city), '')`.as('detail'))
    .select(absent.as('channel')),
);

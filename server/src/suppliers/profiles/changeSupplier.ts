import type { Updateable } from 'kysely';
import { touch } from '#flow/turns/public.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import type { SupplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/**
 * A supplier that the caller sees, as it is in the version that the caller read.
 * @throws Failure `missing` or `stale`
 */
export async function supplierToChange(sent: { id: string; version: number }, rights: SupplierRights, context: Context) {
  const row = await visibleSuppliers(context, rights)
    .select(['supplier.companyId', 'supplier.id', 'supplier.version', 'supplier.status', 'supplier.creditLevel'])
    .select('supplier.statusBeforeExposure')
    .where('supplier.id', '=', sent.id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (row.version !== sent.version) throw new Failure('stale');
  return row;
}

type Row = Pick<Awaited<ReturnType<typeof supplierToChange>>, 'companyId' | 'id' | 'version'>;

/**
 * Writes what was decided about a supplier, if it still is what was judged: of several at once, one wins.
 * @throws Failure `stale`
 */
export async function changeSupplier({ companyId, id, version }: Row, fields: Updateable<Tables['supplier']>, context: Context) {
  touch('SUPPLIER', { companyId, id }, context);
  const { numUpdatedRows } = await context.db
    .updateTable('supplier')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
}

import { sql } from 'kysely';
import { type Panel, panel } from '../panel.ts';
import { supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** How many suppliers wait for the caller's review; null if the caller reviews none. */
export const suppliersToReview: Panel<number | null> = panel(
  (context) => {
    const rights = supplierRights(context);
    if (!rights.mayReview) return sql<null>`null`;
    const waiting = visibleSuppliers(context, rights).where('supplier.status', '=', 'PENDING');
    return sql<number>`(${waiting.select((eb) => eb.fn.countAll<number>().as('count'))})`;
  },
  (count) => count,
);

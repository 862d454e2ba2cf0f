import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { ownRecords } from '#approval/ownTurns.ts';
import { longCounts, type Panel, panel, panelFor } from '#platform/panels/panel.ts';
import { supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** How many suppliers wait for review, for those who review. */
const toReview: Panel<number | null> = panelFor(
  'auditCompany',
  panel(
    async (context) => sql<number>`(select count(*) from (${await ownRecords(context, 'SUPPLIER_REVIEW')}) as waiting)`,
    (count) => count,
  ),
);

/** What waits for the caller. */
export const todoCounts: Panel<Schemas['TodoCounts']> = panel(toReview.query, (read, context) => ({
  supplier: toReview.show(read, context),
}));

/** The suppliers that the caller sees, by status. */
export const supplierCounts: Panel<Schemas['SupplierStatusCount'][] | null> = panelFor(
  'queryAllSupplier',
  panel(
    (context) => longCounts(visibleSuppliers(context, supplierRights(context)).select('supplier.status'), context),
    (rows) => rows,
  ),
);

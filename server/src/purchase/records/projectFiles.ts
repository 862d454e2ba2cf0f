import type { Context } from '#platform/context/context.ts';
import { visibleProjects } from './visibleProjects.ts';

type Row = { companyId: string; rowId: string };

/** Returns whether the caller may read the files of a purchase: those who see the purchase. */
export function mayReadProjectFiles({ companyId, rowId }: Row, context: Context): Promise<boolean> {
  return seesProject(companyId, rowId, context);
}

/** Returns whether the caller may read the pictures of a receipt. */
export async function mayReadReceiptFiles(row: Row, context: Context): Promise<boolean> {
  return seesProjectOf('projectReceipt', row, context);
}

/** Returns whether the caller may read the evidence for the default of a supplier. */
export async function mayReadDefaultFiles(row: Row, context: Context): Promise<boolean> {
  return seesProjectOf('supplierDefault', row, context);
}

async function seesProjectOf(table: 'projectReceipt' | 'supplierDefault', { companyId, rowId }: Row, context: Context) {
  const row = await context.db
    .selectFrom(table)
    .select('projectId')
    .where((eb) => eb.and({ companyId, id: rowId }))
    .executeTakeFirst();
  return row !== undefined && seesProject(companyId, row.projectId, context);
}

/** Returns whether the caller may read the file of an invoice: those who see one of its purchases. */
export async function mayReadInvoiceFiles({ companyId, rowId }: Row, context: Context): Promise<boolean> {
  const seen = (await visibleProjects(context))
    .innerJoin('invoicePart as part', (join) =>
      join.onRef('part.companyId', '=', 'project.companyId').onRef('part.projectId', '=', 'project.id'),
    )
    .select('project.id')
    .where((eb) => eb.and({ 'part.companyId': companyId, 'part.invoiceId': rowId }));
  return (await seen.limit(1).executeTakeFirst()) !== undefined;
}

async function seesProject(companyId: string, id: string, context: Context): Promise<boolean> {
  const seen = await visibleProjects(context);
  const row = await seen
    .select('project.id')
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': id }))
    .executeTakeFirst();
  return row !== undefined;
}

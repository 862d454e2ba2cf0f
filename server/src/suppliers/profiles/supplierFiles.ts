import type { Context } from '#platform/context/context.ts';
import { type FileUser, takeFiles } from '#platform/files/takeFiles.ts';
import { supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

interface Supplier {
  companyId: string;
  id: string;
}

/**
 * Takes the scans of a supplier's qualifications into use, in the transaction that writes these.
 * @throws Failure `invalid` with the rule `exists`
 */
export async function takeSupplierFiles(supplier: Supplier, qualifications: { fileId: string }[], context: Context) {
  const user: FileUser = { entity: 'supplier', companyId: supplier.companyId, rowId: supplier.id };
  const wanted = qualifications.map(({ fileId }, index) => ({ field: `qualifications.${index}.fileId`, fileId }));
  await takeFiles(context, user, 'COMPANY', wanted);
}

/** Whether the caller may read the scans of a supplier: those who review it. It has uploaded them itself. */
export async function mayReadSupplierFiles({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const rights = supplierRights(context);
  if (!rights.isReviewer) return false;
  const found = await visibleSuppliers(context, rights)
    .select('supplier.id')
    .where('supplier.companyId', '=', companyId)
    .where('supplier.id', '=', rowId)
    .executeTakeFirst();
  return found !== undefined;
}

import type { Input, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { draftAgain } from '#platform/records/publication.ts';
import { categoryColumns, constraints, storeSuppliers } from './productFields.ts';
import { storeImages } from './productImages.ts';

/** Creates a draft. The pipeline refuses a `companyId` of another school, except with data scope ALL. */
export async function saveProduct({ body }: Input<'saveProduct'>, context: Context): Promise<Schemas['CreatedRow']> {
  const { companyId = context.session.companyId, categoryId, imageIds = [], supplierIds = [], ...fields } = body;
  const id = newId();
  const key = { companyId, id };
  const category = await categoryColumns(companyId, categoryId, context);
  const row = { parameters: null, referencePrice: null, ...fields, ...category, ...key, ...draftAgain, ...madeBy(context) };
  await refusedBy(constraints, context.db.insertInto('product').values(row).execute());
  await storeImages(key, imageIds, context);
  await storeSuppliers(key, supplierIds, context);
  return { id };
}

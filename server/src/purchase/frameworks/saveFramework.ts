import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';

/** What the database refuses about an agreement. */
export const frameworkConstraints = {
  framework_agreement_no_unique: () => invalid({ field: 'agreementNo', rule: 'unique' }),
};

/** Registers an agreement that the school has signed. */
export async function saveFramework({ body }: Input<'saveFramework'>, context: Context): Promise<Output<'saveFramework'>> {
  const { fileId, remark = null, ...fields } = body;
  const { companyId } = context.session;
  if (fields.validTo < fields.validFrom) throw invalid({ field: 'validTo', rule: 'order' });
  const supplier = await context.db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId, id: fields.supplierId, status: 'APPROVED' }))
    .executeTakeFirst();
  if (!supplier) throw invalid({ field: 'supplierId', rule: 'exists' });
  const id = newId();
  await refusedBy(
    frameworkConstraints,
    context.db
      .insertInto('frameworkAgreement')
      .values({ companyId, id, ...fields, remark, ...madeBy(context) })
      .execute(),
  );
  await takeFile(context, { entity: 'frameworkAgreement', companyId, rowId: id }, 'PURCHASE', { field: 'fileId', fileId });
  return { id };
}

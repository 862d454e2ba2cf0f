import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { frameworkOf } from './frameworkAgreements.ts';
import { frameworkConstraints } from './saveFramework.ts';

/** Changes the fields that are sent. What purchases have taken stays covered. */
export async function updateFramework(
  { path: { id }, body }: Input<'updateFramework'>,
  context: Context,
): Promise<Output<'updateFramework'>> {
  const { version, fileId, ...fields } = body;
  const { companyId } = context.session;
  const locked = await context.db
    .selectFrom('frameworkAgreement')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirst();
  const before = locked && (await frameworkOf(companyId, id, context));
  if (!before) throw new Failure('missing');
  if (before.version !== version) throw staleBy(before.updateByName, before.updateTime, context.now);
  const { validFrom = before.validFrom, validTo = before.validTo, totalAmount = before.totalAmount } = fields;
  if (validTo < validFrom) throw invalid({ field: 'validTo', rule: 'order' });
  const taken = fromCents(toCents(before.totalAmount) - toCents(before.leftAmount));
  if (compareMoney(totalAmount, taken) < 0) throw invalid({ field: 'totalAmount', rule: 'minimum', params: { limit: taken } });
  await refusedBy(
    frameworkConstraints,
    context.db
      .updateTable('frameworkAgreement')
      .set({ ...fields, ...changedBy(context) })
      .where((eb) => eb.and({ companyId, id }))
      .execute(),
  );
  if (fileId !== undefined) {
    await takeFile(context, { entity: 'frameworkAgreement', companyId, rowId: id }, 'PURCHASE', { field: 'fileId', fileId });
  }
  return true;
}

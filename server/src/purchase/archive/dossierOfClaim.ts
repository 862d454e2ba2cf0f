import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { entry, fileEntry, openDefaultOf, type ProjectRow } from '../records/public.ts';

/** The default for which the order was terminated, with its evidence, and the refunds that were not reversed; null where it was not. */
export async function claimEntries(project: ProjectRow, context: Context): Promise<Schemas['DossierEntry'][] | null> {
  const row = await openDefaultOf(project, context);
  if (row?.status !== 'ENDED') return null;
  const { companyId, id, supplierName, reason, requestedByName: byName, endTime: time, claimAmount: amount } = row;
  const files = await filesOf('supplierDefault', companyId, [id], context);
  const refunds = await context.db
    .selectFrom('claimRefund as refund')
    .select(['voucherNo as code', 'amount', 'createTime as time', 'createByName as byName'])
    .where((eb) => eb.and({ companyId, projectId: project.id }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refundReversal as reversal')
            .select('reversal.refundId')
            .whereRef('reversal.companyId', '=', 'refund.companyId')
            .whereRef('reversal.refundId', '=', 'refund.id'),
        ),
      ),
    )
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return [
    entry({ title: reason, byName, time, amount }),
    ...(files.get(id) ?? []).map((file) => fileEntry(file)),
    ...refunds.map((refund) => entry({ ...refund, title: supplierName })),
  ];
}

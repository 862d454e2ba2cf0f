import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { openClaimOf, openDefaultOf, type ProjectRow } from '../records/public.ts';

/** Returns the default for which the order of a purchase is or is to be terminated, with the claim that follows from it. */
export async function supplierDefaultOf(project: ProjectRow, context: Context): Promise<Schemas['SupplierDefault'] | null> {
  const row = await openDefaultOf(project, context);
  if (!row) return null;
  const { status, reason, requestedByName, supplierName, paidAmount, acceptedAmount, claimAmount } = row;
  const files = await filesOf('supplierDefault', row.companyId, [row.id], context);
  return {
    status: status === 'ENDED' ? 'ENDED' : 'ASKED',
    reason,
    requestedByName,
    requestTime: isoTime(row.requestTime),
    endTime: isoTimeOrNull(row.endTime),
    supplierName,
    paidAmount,
    acceptedAmount,
    claimAmount,
    refundedAmount: project.refundedAmount,
    writtenOffAmount: project.writtenOffAmount,
    openAmount: openClaimOf(project),
    writingOff: project.writingOff,
    evidence: files.get(row.id) ?? [],
    refunds: await refundsOf(project, context),
  };
}

async function refundsOf({ companyId, id }: ProjectRow, { db }: Context): Promise<Schemas['Refund'][]> {
  const rows = await db
    .selectFrom('claimRefund')
    .select(['id', 'amount', 'refundDate', 'voucherNo', 'createTime', 'createByName'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('createTime')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, createTime: isoTime(row.createTime) }));
}

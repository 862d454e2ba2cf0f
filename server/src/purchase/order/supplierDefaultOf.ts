import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import {
  claimAmountsOf,
  factsOf,
  openClaimOf,
  openDefaultOf,
  type ProjectRow,
  projectFlow,
  relationsOf,
  reversalOf,
} from '../records/public.ts';

/** Returns the default for which the order of a purchase is or is to be terminated, with the claim that follows from it by now. */
export async function supplierDefaultOf(project: ProjectRow, context: Context): Promise<Schemas['SupplierDefault'] | null> {
  const row = await openDefaultOf(project, context);
  if (!row) return null;
  const { status, reason, requestedByName, supplierName } = row;
  const { paidAmount, acceptedAmount, claimAmount } = status === 'ENDED' ? project : claimAmountsOf(project);
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

/** Returns the refunds of a purchase, also those that were reversed. */
async function refundsOf(project: ProjectRow, context: Context): Promise<Schemas['Refund'][]> {
  const { companyId, id, status } = project;
  const rows = await context.db
    .selectFrom('claimRefund as refund')
    .leftJoin('refundReversal as reversal', (join) =>
      join.onRef('reversal.companyId', '=', 'refund.companyId').onRef('reversal.refundId', '=', 'refund.id'),
    )
    .select(['refund.id', 'refund.amount', 'refund.refundDate', 'refund.voucherNo', 'refund.createTime', 'refund.createByName'])
    .select(['reversal.reversalDate', 'reversal.reason'])
    .select(['reversal.createTime as reversalTime', 'reversal.createByName as reversedByName'])
    .where((eb) => eb.and({ 'refund.companyId': companyId, 'refund.projectId': id }))
    .orderBy('refund.createTime')
    .orderBy('refund.id')
    .limit(100)
    .execute();
  const step = status === 'ARCHIVED' ? 'reopenClaim' : 'reverseRefund';
  const mayReverse = projectFlow.mayTake(step, factsOf(project), relationsOf(project, context));
  return rows.map(({ reversalDate, reason, reversalTime, reversedByName, ...refund }) => ({
    ...refund,
    createTime: isoTime(refund.createTime),
    reversal: reversalOf({ reversalDate, reason, reversalTime, reversedByName }),
    allowedActions: mayReverse && reversalDate === null ? ['REVERSE' as const] : [],
  }));
}

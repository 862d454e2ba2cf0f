import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import {
  endWriteOff,
  factsOf,
  lockedProject,
  projectFlow,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
  visibleProjects,
} from '../records/public.ts';
import { tellBuyersOfClaim, tellSupplierOfClaim } from './tellOfClaim.ts';

/**
 * Takes back a refund that the bank has returned, or that was registered by mistake: the cards pay it again, and the claim is open again. A
 * purchase leaves the archive for it. A write-off that is being approved ends, because more is open than was asked for.
 */
export async function reverseRefund(
  { path: { id }, body: { version, date, reason } }: Input<'reverseRefund'>,
  context: Context,
): Promise<Output<'reverseRefund'>> {
  const { db, now, session } = context;
  const refund = await refundOf(id, context);
  const { companyId, amount, voucherNo } = refund;
  const project = await lockedProject(refund.projectId, version, context);
  if (requestersOf(project).includes(session.userId)) throw new Failure('ownRefund');
  const isArchived = project.status === 'ARCHIVED';
  const step = isArchived ? 'reopenClaim' : 'reverseRefund';
  projectFlow.check(step, factsOf(project), relationsOf(project, context));
  refuseDayBeyond({ field: 'date', day: date, from: refund.refundDate, to: dayOf(now) });
  const row = { companyId, refundId: id, reversalDate: date, reason, createTime: now, createByName: session.userName };
  const onlyOnce = { refund_reversal_pkey: () => new Failure('wrongState') };
  await refusedBy(onlyOnce, db.insertInto('refundReversal').values(row).execute());
  if (project.writingOff) await endWriteOff(project, context);
  const { phase, waitingSince } = project;
  const fields = {
    refundedAmount: fromCents(toCents(project.refundedAmount) - toCents(amount)),
    writingOff: false,
    ...(isArchived && { archiveTime: null }),
    ...(project.status === 'EXECUTING' && { phase, waitingSince }),
  };
  const reversed = await takeProjectStep(step, project, { said: `${voucherNo} ${amount} ${reason}`, fields }, context);
  await tellBuyersOfClaim(reversed, 'REFUND_REVERSED', amount, context);
  await tellSupplierOfClaim(reversed, 'REFUND_REVERSED', amount, context);
  return stepOf(reversed, context);
}

/** A refund of a purchase that the caller may read. */
async function refundOf(id: string, context: Context) {
  const row = await (await visibleProjects(context))
    .innerJoin('claimRefund as refund', (join) =>
      join.onRef('refund.companyId', '=', 'project.companyId').onRef('refund.projectId', '=', 'project.id'),
    )
    .select(['refund.companyId', 'refund.projectId', 'refund.amount', 'refund.refundDate', 'refund.voucherNo'])
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

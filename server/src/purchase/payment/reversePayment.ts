import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import {
  claimAfter,
  factsOf,
  goesOnWritingOff,
  lockedProject,
  projectFlow,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
  visibleProjects,
} from '../records/public.ts';

/**
 * Takes back a payment that the bank has returned: the cards owe it again, and it can be paid again. A purchase leaves the archive for it.
 * After a default of the supplier less is claimed.
 */
export async function reversePayment(
  { path: { id }, body: { version, date, reason } }: Input<'reversePayment'>,
  context: Context,
): Promise<Output<'reversePayment'>> {
  const { db, now, session } = context;
  const payment = await paymentOf(id, context);
  const { companyId, amount, voucherNo } = payment;
  const project = await lockedProject(payment.projectId, version, context);
  if (requestersOf(project).includes(session.userId)) throw new Failure('ownPayment');
  const isArchived = project.status === 'ARCHIVED';
  const step = isArchived ? 'reopen' : 'reversePayment';
  projectFlow.check(step, factsOf(project), relationsOf(project, context));
  refuseDayBeyond({ field: 'date', day: date, from: payment.paidDate, to: dayOf(now) });
  const row = { companyId, paymentId: id, reversalDate: date, reason, createTime: now, createByName: session.userName };
  const onlyOnce = { payment_reversal_pkey: () => new Failure('wrongState') };
  await refusedBy(onlyOnce, db.insertInto('paymentReversal').values(row).execute());
  const paidAmount = fromCents(toCents(project.paidAmount) - toCents(amount));
  const claim = claimAfter(project, paidAmount);
  const { phase, waitingSince } = project;
  const fields = {
    paidAmount,
    ...claim,
    writingOff: await goesOnWritingOff({ ...project, ...claim }, context),
    ...(isArchived && { archiveTime: null }),
    ...(project.status === 'EXECUTING' && { phase, waitingSince }),
  };
  return stepOf(await takeProjectStep(step, project, { said: `${voucherNo} ${amount} ${reason}`, fields }, context), context);
}

/** A payment of a purchase that the caller may read. */
async function paymentOf(id: string, context: Context) {
  const row = await (await visibleProjects(context))
    .innerJoin('projectPayment as payment', (join) =>
      join.onRef('payment.companyId', '=', 'project.companyId').onRef('payment.projectId', '=', 'project.id'),
    )
    .select(['payment.companyId', 'payment.projectId', 'payment.amount', 'payment.paidDate', 'payment.voucherNo'])
    .where('payment.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

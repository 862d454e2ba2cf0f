import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import {
  factsOf,
  goesOnWritingOff,
  lockedProject,
  openClaimOf,
  type ProjectRow,
  projectFlow,
  refuseVoucher,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';
import { tellBuyersOfClaim, tellSupplierOfClaim } from './tellOfClaim.ts';

/** Registers what a supplier has paid back of a claim. The cards get it back. */
export async function registerRefund(
  { path: { id }, body: { version, amount, refundDate, voucherNo } }: Input<'registerRefund'>,
  context: Context,
): Promise<Output<'registerRefund'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, version, context);
  if (requestersOf(project).includes(session.userId)) throw new Failure('ownRefund');
  projectFlow.check('refund', factsOf(project), relationsOf(project, context));
  await refuseRefundDay(project, refundDate, context);
  const open = openClaimOf(project);
  if (compareMoney(amount, open) > 0) throw invalid({ field: 'amount', rule: 'maximum', params: { limit: open } });
  await refuseVoucher('claimRefund', project, voucherNo, context);
  const { companyId, phase } = project;
  const made = { createTime: now, createByName: session.userName };
  await db
    .insertInto('claimRefund')
    .values({ companyId, id: newId(), projectId: id, amount, refundDate, voucherNo, ...made })
    .execute();
  const refundedAmount = fromCents(toCents(project.refundedAmount) + toCents(amount));
  const writingOff = await goesOnWritingOff({ ...project, refundedAmount }, context);
  const taken = { said: `${voucherNo} ${amount}`, fields: { refundedAmount, writingOff, phase } };
  const refunded = await takeProjectStep('refund', project, taken, context);
  await tellBuyersOfClaim(refunded, 'REFUNDED', amount, context);
  await tellSupplierOfClaim(refunded, 'REFUNDED', amount, context);
  return stepOf(refunded, context);
}

/** Nothing comes back before it was paid. */
async function refuseRefundDay({ companyId, id: projectId }: ProjectRow, day: string, { db, now }: Context): Promise<void> {
  const { paidDate: from } = await db
    .selectFrom('projectPayment')
    .select('paidDate')
    .where((eb) => eb.and({ companyId, projectId }))
    .orderBy('paidDate')
    .limit(1)
    .executeTakeFirstOrThrow();
  refuseDayBeyond({ field: 'refundDate', day, from, to: dayOf(now) });
}

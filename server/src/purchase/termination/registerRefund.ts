import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { cancelCase } from '#approval/cancelCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import {
  factsOf,
  lockedProject,
  openClaimOf,
  type ProjectRow,
  projectFlow,
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
  if (refundDate > dayOf(now)) throw invalid({ field: 'refundDate', rule: 'past' });
  const open = openClaimOf(project);
  if (compareMoney(amount, open) > 0) throw invalid({ field: 'amount', rule: 'maximum', params: { limit: open } });
  const { companyId, phase } = project;
  const made = { createTime: now, createByName: session.userName };
  await db
    .insertInto('claimRefund')
    .values({ companyId, id: newId(), projectId: id, amount, refundDate, voucherNo, ...made })
    .execute();
  const isSettled = compareMoney(amount, open) === 0;
  if (isSettled && project.writingOff) await cancelWriteOff(project, context);
  const refundedAmount = fromCents(toCents(project.refundedAmount) + toCents(amount));
  const writingOff = project.writingOff && !isSettled;
  const taken = { said: `${voucherNo} ${amount}`, fields: { refundedAmount, writingOff, phase } };
  const refunded = await takeProjectStep('refund', project, taken, context);
  await tellBuyersOfClaim(refunded, 'REFUNDED', amount, context);
  await tellSupplierOfClaim(refunded, 'REFUNDED', amount, context);
  return stepOf(refunded, context);
}

/** Nothing is left to be written off. */
async function cancelWriteOff({ companyId, id: projectId }: ProjectRow, context: Context): Promise<void> {
  const { id } = await context.db
    .selectFrom('approvalInstance')
    .select('id')
    .where((eb) => eb.and({ companyId, projectId, bizType: 'WRITE_OFF', status: 'RUNNING' }))
    .executeTakeFirstOrThrow();
  await cancelCase({ companyId, id }, context);
}

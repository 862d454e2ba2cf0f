import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import {
  factsOf,
  lockedProject,
  type ProjectRow,
  payableOf,
  projectFlow,
  refuseVoucher,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
  tellApplicant,
} from '../records/public.ts';
import { refuseBillDay } from './billDays.ts';

/** Registers a payment of what is due and invoiced. With the last one, a small purchase is archived. */
export async function registerPayment(
  { path: { id }, body: { version, amount, paidDate, voucherNo } }: Input<'registerPayment'>,
  context: Context,
): Promise<Output<'registerPayment'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, version, context);
  if (requestersOf(project).includes(session.userId)) throw new Failure('ownPayment');
  refuseAssetsWithoutNumber(project);
  projectFlow.check('pay', factsOf(project), relationsOf(project, context));
  refuseBillDay('paidDate', paidDate, [project], context);
  if (compareMoney(amount, payableOf(project)) > 0) throw notDue(project);
  refusePayee(project, context);
  await refuseVoucher('projectPayment', project, voucherNo, context);
  const { companyId, phase, waitingSince, payeeName, payeeBank, payeeAccount } = project;
  const payee = { payeeName, payeeBank, payeeAccount };
  const made = { createTime: now, createByName: session.userName };
  await db
    .insertInto('projectPayment')
    .values({ companyId, id: newId(), projectId: id, amount, paidDate, voucherNo, ...payee, ...made })
    .execute();
  const paidAmount = fromCents(toCents(project.paidAmount) + toCents(amount));
  // A delivery that goes on waits as long as before.
  const kept = project.status === 'EXECUTING' ? { phase, waitingSince } : {};
  const taken = { said: `${voucherNo} ${amount}`, fields: { paidAmount, ...kept } };
  const paid = await takeProjectStep('pay', project, taken, context);
  const isOver = project.actualAmount !== null && compareMoney(paidAmount, project.actualAmount) >= 0;
  if (!isOver || project.lane !== 'SMALL') return stepOf(paid, context);
  const archived = { archiveTime: now, archiveNo: project.projectCode, waitingSince: null };
  const closed = await takeProjectStep('archive', paid, { isAutomatic: true, fields: archived }, context);
  await tellApplicant(closed, 'PAID', context);
  return stepOf(closed, context);
}

function refuseAssetsWithoutNumber({ status, missingAssetNumbers: count }: ProjectRow): void {
  const isDelivering = status === 'EXECUTING' || status === 'COMPLETED';
  if (isDelivering && count > 0) throw new Failure('assetNumbersMissing', { params: { count } });
}

/** Nobody pays to an account that nobody knows, or that nobody else has agreed to. */
function refusePayee({ payeeAccount, payeeName: name, payeeAgreedById }: ProjectRow, { session }: Context): void {
  if (payeeAccount === null) throw new Failure('payeeAccountMissing', { params: { name } });
  if (payeeAgreedById === session.userId) throw new Failure('ownAgreement');
}

/** Tells what is missing: the invoice, or what the terms of payment want before. */
function notDue({ dueAmount: due, invoicedAmount: invoiced, paidAmount: paid }: ProjectRow): Failure {
  const isUninvoiced = compareMoney(invoiced, due) < 0;
  return isUninvoiced
    ? new Failure('paymentUninvoiced', { params: { due, invoiced, paid } })
    : new Failure('paymentAboveDue', { params: { due, paid } });
}

import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { tellApplicant } from './dueProjects.ts';
import { lockedProject } from './lockedProject.ts';
import { projectFlow } from './projectFlow.ts';
import { payFrom } from './projectFunds.ts';
import { factsOf, relationsOf } from './projectRows.ts';
import { stepOf, takeProjectStep } from './takeProjectStep.ts';

/** Registers a payment. With the last one the purchase is archived. */
export async function registerPayment(
  { path: { id }, body: { version, amount, paidDate, voucherNo } }: Input<'registerPayment'>,
  context: Context,
): Promise<Output<'registerPayment'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, version, context);
  if (project.applicantId === session.userId) throw new Failure('ownPayment');
  projectFlow.check('pay', factsOf(project), relationsOf(project, context));
  if (paidDate > dayOf(now)) throw invalid({ field: 'paidDate', rule: 'past' });
  const paidAmount = fromCents(toCents(project.paidAmount) + toCents(amount));
  if (compareMoney(paidAmount, project.invoicedAmount) > 0) throw new Failure('paymentNotDue');
  const { companyId } = project;
  const made = { createTime: now, createByName: session.userName };
  await db
    .insertInto('projectPayment')
    .values({ companyId, id: newId(), projectId: id, amount, paidDate, voucherNo, ...made })
    .execute();
  await payFrom(project, amount, context);
  const paid = await takeProjectStep('pay', project, { said: `${voucherNo} ${amount}`, fields: { paidAmount } }, context);
  if (compareMoney(paidAmount, String(project.actualAmount)) < 0) return stepOf(paid, context);
  const archived = { archiveTime: now, waitingSince: null };
  const closed = await takeProjectStep('archive', paid, { isAutomatic: true, fields: archived }, context);
  await tellApplicant(closed, 'PAID', context);
  return stepOf(closed, context);
}

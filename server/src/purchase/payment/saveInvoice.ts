import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { factsOf, lockedProject, payableOf, projectFlow, relationsOf, takeProjectStep, tellPayers } from '../records/public.ts';

const refusals = { project_invoice_number_unique: () => invalid({ field: 'number', rule: 'unique' }) };

/** Enters an invoice of a purchase that has arrived, or of one that is ordered. */
export async function saveInvoice(
  { path: { id }, body: { number, amount, date: invoiceDate, fileId } }: Input<'saveInvoice'>,
  context: Context,
): Promise<Output<'saveInvoice'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, undefined, context);
  projectFlow.check('addInvoice', factsOf(project), relationsOf(project, context));
  if (invoiceDate > dayOf(now)) throw invalid({ field: 'date', rule: 'past' });
  const cost = project.actualAmount ?? project.pendingAmount ?? String(project.orderAmount);
  const room = fromCents(toCents(cost) - toCents(project.invoicedAmount));
  if (compareMoney(amount, room) > 0) throw invalid({ field: 'amount', rule: 'maximum', params: { limit: room } });
  const { companyId } = project;
  const row = { companyId, id: newId(), projectId: id, number, amount, invoiceDate };
  const made = { createTime: now, createByName: session.userName };
  await refusedBy(
    refusals,
    db
      .insertInto('projectInvoice')
      .values({ ...row, ...made })
      .execute(),
  );
  if (fileId !== undefined) {
    await takeFile(context, { entity: 'projectInvoice', companyId, rowId: row.id }, 'PURCHASE', { field: 'fileId', fileId });
  }
  const { phase, waitingSince } = project;
  await takeProjectStep('addInvoice', project, { said: `${number} ${amount}`, fields: { phase, waitingSince } }, context);
  // What is not due yet is told when it is.
  const invoicedAmount = fromCents(toCents(project.invoicedAmount) + toCents(amount));
  const more = toCents(payableOf({ ...project, invoicedAmount })) - toCents(payableOf(project));
  await tellPayers(project, fromCents(more), context);
  return { id: row.id };
}

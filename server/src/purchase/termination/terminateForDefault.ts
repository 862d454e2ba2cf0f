import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { claimAmountsOf, factsOf, lockedProject, projectFlow, relationsOf, stepOf, takeProjectStep } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';

/** Asks to terminate an order for default of its supplier. An approval decides; until then nothing is accepted or paid. */
export async function terminateForDefault(
  { path: { id }, body: { version, reason, evidenceFileIds } }: Input<'terminateForDefault'>,
  context: Context,
): Promise<Output<'terminateForDefault'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, version, context);
  const { companyId, applicantId, officerId, phase, waitingSince } = project;
  if (session.userId !== applicantId && session.userId !== officerId) throw new Failure('missing');
  projectFlow.check('askDefault', factsOf(project), relationsOf(project, context));
  const rowId = newId();
  await db
    .insertInto('supplierDefault')
    .values({
      companyId,
      id: rowId,
      projectId: id,
      supplierId: project.payeeSupplierId,
      supplierName: project.payeeName,
      reason,
      status: 'ASKED',
      ...claimAmountsOf(project),
      requestedByName: session.userName,
      requestTime: now,
      endTime: null,
    })
    .execute();
  const wanted = evidenceFileIds.map((fileId, index) => ({ field: `evidenceFileIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'supplierDefault', companyId, rowId }, 'PURCHASE', wanted);
  const orderAmount = String(project.orderAmount);
  const asked = {
    bizType: 'TERMINATION' as const,
    amount: fromCents(toCents(orderAmount) - toCents(project.acceptedAmount)),
    decidingAmount: orderAmount,
    askedBy: session.userId,
    reason,
  };
  await askAboutProject(project, asked, context);
  const fields = { phase, waitingSince, terminating: true };
  return stepOf(await takeProjectStep('askDefault', project, { said: reason, fields }, context), context);
}

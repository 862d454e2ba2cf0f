import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import { anyOf } from '#approval/chainOf.ts';
import { startCase } from '#approval/startCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import {
  factsOf,
  fundsOf,
  ownLockedProject,
  type ProjectRow,
  projectFlow,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';

/** The applicant says that all has arrived, and names a witness. */
export async function confirmReceipt(
  { path: { id }, body }: Input<'confirmReceipt'>,
  context: Context,
): Promise<Output<'confirmReceipt'>> {
  const { version, actualAmount, witnessUserId, conflictDeclared, pictureIds = [] } = body;
  const project = await ownLockedProject(id, version, context);
  projectFlow.check('receive', factsOf(project), relationsOf(project, context));
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  // What was ordered: the request, or the award of a bidding.
  const ordered = sumOf((await fundsOf(project, context)).map(({ occupied }) => occupied));
  if (compareMoney(actualAmount, ordered) > 0) {
    throw invalid({ field: 'actualAmount', rule: 'maximum', params: { limit: ordered } });
  }
  // What was invoiced before a witness refused stays so.
  if (compareMoney(actualAmount, project.invoicedAmount) < 0) {
    throw invalid({ field: 'actualAmount', rule: 'minimum', params: { limit: project.invoicedAmount } });
  }
  const witness = await witnessOf(witnessUserId, project, context);
  const { companyId, applicantId, projectName: title, applicantName } = project;
  const received = await takeProjectStep('receive', project, { said: actualAmount, fields: { phase: 'ACCEPTING' } }, context);
  const fields = { companyId, projectId: id, bizType: 'RECEIPT' as const, applicantId, amount: actualAmount, materialHash: '' };
  const instanceId = await startCase(fields, [anyOf('WITNESS', [witness])], { title, applicantName }, context);
  const receiptId = newId();
  await context.db
    .insertInto('projectReceipt')
    .values({
      companyId,
      id: receiptId,
      projectId: id,
      instanceId,
      actualAmount,
      witnessId: witness.id,
      status: 'PENDING',
      opinion: null,
      createTime: context.now,
      witnessTime: null,
    })
    .execute();
  const wanted = pictureIds.map((fileId, index) => ({ field: `pictureIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'projectReceipt', companyId, rowId: receiptId }, 'PURCHASE', wanted);
  return stepOf(received, context);
}

/** @throws Failure `ownWitness`, or `invalid` with rule `exists` unless it is an enabled user of the school */
async function witnessOf(id: string, project: ProjectRow, { db }: Context) {
  const { companyId } = project;
  if (requestersOf(project).includes(id)) throw new Failure('ownWitness');
  const user = await db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where((eb) => eb.and({ companyId, id, status: 'ENABLED' }))
    .executeTakeFirst();
  if (!user) throw invalid({ field: 'witnessUserId', rule: 'exists' });
  return user;
}

import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { contractNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { fulfilmentFields } from '../order/public.ts';
import { moveProject, occupyAward, type ProjectRow, projectFlow } from '../records/public.ts';
import { changeContract, contractFor, type StoredContract, savedContract } from './lockedContract.ts';
import { admitSupplier } from './submitContract.ts';
import { tellBuyers, tellWinner } from './tellOfContract.ts';

/** Registers that a contract was signed: the award is occupied, and what was frozen beyond it is available again. */
export async function signContract(
  { path: { id }, body: { version, signDate, signedFileId } }: Input<'signContract'>,
  context: Context,
): Promise<Output<'signContract'>> {
  const { project, contract } = await contractFor('sign', id, version, context);
  if (signDate > dayOf(context.now)) throw invalid({ field: 'signDate', rule: 'past' });
  await admitSupplier(contract, context);
  const { companyId, amount, supplierId, partyB: payeeName } = contract;
  const wanted = { field: 'signedFileId', fileId: signedFileId };
  await takeFile(context, { entity: 'contractScan', companyId, rowId: id }, 'PURCHASE', wanted);
  const changes = { status: 'EXECUTING' as const, signDate, signedByName: context.session.userName };
  const signed = await changeContract(contract, changes, context);
  const payee = { payeeSupplierId: supplierId, payeeName, payeeBank: null, payeeAccount: null };
  const taken = { said: signed.contractCode, fields: { ...payee, ...(await fulfilmentFields(project, context)) } };
  const executing = await moveProject(projectFlow.row('signContract'), project, taken, await callerOf(context), context);
  await occupyAward(executing, amount, context);
  await tellBuyers(executing, 'CONTRACT_SIGNED', '', context);
  await tellWinner(executing, signed, context);
  await publish(executing, signed, context);
  return savedContract(signed);
}

/** What was bid for is public; another outcome is only where the officer has said so. */
async function publish(project: ProjectRow, contract: StoredContract, context: Context): Promise<void> {
  const { companyId, id: projectId } = project;
  const outcome = await context.db
    .selectFrom('projectOutcome')
    .select('resultPublic')
    .where((eb) => eb.and({ companyId, projectId }))
    .executeTakeFirst();
  if (outcome?.resultPublic === false) return;
  const contact = await noticeContact(project, context.db);
  await publishAnnouncement({ project, type: 'CONTRACT', ...contractNotice({ project, contract, contact }) }, context);
}

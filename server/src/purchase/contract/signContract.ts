import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import { contractFor, savedContract } from './lockedContract.ts';
import { admitSupplier } from './submitContract.ts';
import { takeContractStep } from './takeContractStep.ts';

/** Registers that a contract was signed: the award is occupied, and what was frozen beyond it is available again. */
export async function signContract(
  { path: { id }, body: { version, signDate, signedFileId } }: Input<'signContract'>,
  context: Context,
): Promise<Output<'signContract'>> {
  const { project, contract } = await contractFor('sign', id, version, context);
  const from = dayOf(project.submitTime ?? project.createTime);
  refuseDayBeyond({ field: 'signDate', day: signDate, from, to: dayOf(context.now) });
  await admitSupplier(contract, context);
  const { companyId, contractCode } = contract;
  const wanted = { field: 'signedFileId', fileId: signedFileId };
  await takeFile(context, { entity: 'contractScan', companyId, rowId: id }, 'PURCHASE', wanted);
  const taken = { said: contractCode, fields: { signDate, signedByName: context.session.userName } };
  const after = await takeContractStep('sign', { project, contract }, taken, await callerOf(context), context);
  return savedContract(after.contract);
}

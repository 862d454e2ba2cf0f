import type { Input, Output } from '@campus-procurement/sdk';
import { callerOf } from '#flow/addEvent.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import { contractFlow } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { changeContract, contractFacts, contractFor, savedContract } from './lockedContract.ts';
import { takeContractStep } from './takeContractStep.ts';

/** Gives up a contract that is not signed. Another one may be drafted then. */
export async function voidContract(
  { path: { id }, body: { version, reason } }: Input<'voidContract'>,
  context: Context,
): Promise<Output<'voidContract'>> {
  const { project, contract } = await contractFor('void', id, version, context);
  const taken = { said: reason, fields: { voidReason: reason } };
  const after = await takeContractStep('void', { project, contract }, taken, await callerOf(context), context);
  return savedContract(after.contract);
}

/** Gives up the contract of an award that does not hold any more, if there is one. The purchase must be locked. */
export async function lapseContract(project: ProjectRow, reason: string, acting: Moving): Promise<void> {
  const { companyId, id: projectId } = project;
  const contract = await acting.db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId }))
    .where('status', '<>', 'CANCELLED')
    .forUpdate()
    .executeTakeFirst();
  if (!contract) return;
  contractFlow.check('lapse', contractFacts(project, contract), {});
  await takeContractStep('lapse', { project, contract }, { said: reason, fields: { voidReason: reason } }, null, acting);
}

/** Terminates the signed contract of a locked purchase for default of its supplier, if there is one. */
export async function terminateContract(project: ProjectRow, context: Context): Promise<void> {
  const { companyId, id: projectId } = project;
  const contract = await context.db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId, status: 'EXECUTING' }))
    .forUpdate()
    .executeTakeFirst();
  if (!contract) return;
  contractFlow.check('terminate', contractFacts(project, contract), {});
  await changeContract(contract, { status: contractFlow.step('terminate').to }, context);
}

/** Whether a purchase has a contract that is not given up. */
export async function hasContract({ companyId, id }: ProjectRow, { db }: Pick<Context, 'db'>): Promise<boolean> {
  const contract = await db
    .selectFrom('contract')
    .select('id')
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  return contract !== undefined;
}

import type { Input, Output } from '@campus-procurement/sdk';
import { cancelCase } from '#approval/cancelCase.ts';
import { callerOf } from '#flow/addEvent.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import { moveProject, type ProjectRow, projectFlow } from '../records/public.ts';
import { contractFlow } from './contractFlow.ts';
import { changeContract, contractFor, type StoredContract, savedContract } from './lockedContract.ts';

/** Gives up a contract that is not signed. Another one may be drafted then. */
export async function voidContract(
  { path: { id }, body: { version, reason } }: Input<'voidContract'>,
  context: Context,
): Promise<Output<'voidContract'>> {
  const { project, contract } = await contractFor('void', id, version, context);
  const ended = await end(contract, reason, context);
  await moveProject(projectFlow.row('voidContract'), project, { said: reason }, await callerOf(context), context);
  return savedContract(ended);
}

/** Gives up the contract of an award that does not hold any more, if there is one. The purchase must be locked. */
export async function lapseContract(
  { companyId, id, phase, suspendTime }: ProjectRow,
  reason: string,
  acting: Moving,
): Promise<void> {
  const contract = await acting.db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', '<>', 'CANCELLED')
    .forUpdate()
    .executeTakeFirst();
  if (!contract) return;
  contractFlow.check('lapse', { status: contract.status, phase, suspendTime }, {});
  await end(contract, reason, acting);
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

async function end(contract: StoredContract, reason: string, acting: Moving): Promise<StoredContract> {
  const { companyId, instanceId, status } = contract;
  if (status === 'APPROVING' && instanceId !== null) await cancelCase({ companyId, id: instanceId }, acting);
  return changeContract(contract, { status: 'CANCELLED', voidReason: reason }, acting);
}

import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { changedBy } from '#platform/records/changed.ts';
import { type ContractStep, contractFlow } from '../order/public.ts';
import { lockProject, type ProjectRow, relationsOf, visibleProjects } from '../records/public.ts';
import { contractsOf } from './contractRows.ts';

export type StoredContract = Selectable<Tables['contract']>;

/**
 * Locks the purchase of a contract and then the contract, of a purchase that the caller may read, and makes sure that a step may be taken.
 * @throws Failure `missing`, `staleBy`, `forbidden` or `wrongState`
 */
export async function contractFor(
  step: ContractStep,
  id: string,
  version: number,
  context: Context,
): Promise<{ project: ProjectRow; contract: StoredContract }> {
  const known = await contractsOf(await visibleProjects(context))
    .select(['project.companyId', 'project.id'])
    .where('contract.id', '=', id)
    .executeTakeFirst();
  if (!known) throw new Failure('missing');
  const project = await lockProject(known, context);
  const contract = await context.db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId: known.companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (contract.version !== version) throw staleBy(contract.updateByName, contract.updateTime, context.now);
  contractFlow.check(step, contractFacts(project, contract), relationsOf(project, context));
  return { project, contract };
}

/** What decides about the steps of a contract. */
export function contractFacts({ status: purchaseStatus, phase, suspendTime }: ProjectRow, { status }: StoredContract) {
  return { status, purchaseStatus, phase, suspendTime };
}

/** Locks the contract of a locked purchase that waits for an approval. @throws Failure `wrongState` if none does */
export async function approvingContract({ companyId, id }: ProjectRow, { db }: Pick<Context, 'db'>): Promise<StoredContract> {
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id, status: 'APPROVING' }))
    .forUpdate()
    .executeTakeFirst();
  if (!contract) throw new Failure('wrongState');
  return contract;
}

type Changes = Partial<Omit<StoredContract, 'companyId' | 'id' | 'version' | 'createTime' | 'updateTime'>>;

/** Changes a locked contract. */
export function changeContract(
  { companyId, id }: Pick<StoredContract, 'companyId' | 'id'>,
  changes: Changes,
  context: Pick<Context, 'db' | 'now'> & { session: { userName: string } },
): Promise<StoredContract> {
  return context.db
    .updateTable('contract')
    .set({ ...changes, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a contract as its operations answer. */
export function savedContract({ id, contractCode, status, version }: StoredContract) {
  return { id, contractCode, status, version };
}

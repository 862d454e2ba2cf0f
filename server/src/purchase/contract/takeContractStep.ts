import type { Updateable } from 'kysely';
import { cancelCase } from '#approval/cancelCase.ts';
import type { Actor } from '#flow/addEvent.ts';
import { stateAfter } from '#flow/flowTable.ts';
import { type Effects, runEffects } from '#flow/runEffects.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Tables } from '#platform/db/tables.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { contractNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { type ContractStep, contractFlow, fulfilmentFields } from '../order/public.ts';
import { moveProject, occupyAward, type ProjectRow, payeeFrom } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { changeContract, type StoredContract } from './lockedContract.ts';
import { tellBuyers, tellWinner } from './tellOfContract.ts';

/** A contract with its purchase. */
interface Found {
  project: ProjectRow;
  contract: StoredContract;
}

interface Taken {
  /** Columns of the contract to change beside the status. */
  fields?: Omit<Parameters<typeof changeContract>[1], 'status'>;
  /** What goes into the log of the purchase. */
  said: string | null;
}

/**
 * Takes a checked step of a locked contract: sets its state, lets its purchase follow, which must be locked as well, and runs the effects.
 * @returns both after it
 */
export async function takeContractStep(
  name: ContractStep,
  { project, contract }: Found,
  { fields, said }: Taken,
  actor: Actor,
  acting: Moving,
): Promise<Found> {
  const step = contractFlow.step(name);
  const changed = await changeContract(contract, { ...fields, status: stateAfter(step, contract.status) }, acting);
  const after = step.purchase
    ? await moveProject(step.purchase, project, { said, fields: await shownOf(changed, project, acting) }, actor, acting)
    : project;
  await runEffects(step.effects, effectsOf, { project: after, contract: changed, before: contract, actor }, acting);
  const numbered = await acting.db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId: contract.companyId, id: contract.id }))
    .executeTakeFirstOrThrow();
  return { project: after, contract: numbered };
}

/** What a purchase shows of its contract. While it is decided whether the award holds, its phase stays. */
async function shownOf({ status, supplierId, partyB }: StoredContract, project: ProjectRow, acting: Moving) {
  if (status === 'CANCELLED') return { phase: null };
  if (status !== 'EXECUTING') return { phase: project.phase };
  const payee = await payeeFrom(project, supplierId, acting);
  return { ...payee, payeeName: partyB, ...(await fulfilmentFields(project, acting)) };
}

/** Adds to a contract what its step has made. It is of the same version. */
async function complete({ companyId, id }: StoredContract, made: Updateable<Tables['contract']>, { db }: Moving): Promise<void> {
  await db
    .updateTable('contract')
    .set(made)
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}

/** A step of a contract, with the contract and its purchase after it. */
interface TakenStep extends Found {
  before: StoredContract;
  actor: Actor;
}

const effectsOf: Effects<typeof contractFlow, TakenStep, Moving> = {
  async startApproval({ project, contract, actor }, acting) {
    const asked = { bizType: 'CONTRACT' as const, amount: contract.amount, askedBy: String(actor?.actorId) };
    await complete(contract, { instanceId: await askAboutProject(project, asked, acting) }, acting);
  },

  async setNumber({ contract }, acting) {
    if (contract.contractCode !== null) return;
    const contractCode = await nextNumber({ companyId: contract.companyId, kind: 'CONTRACT' }, 'HT', 5, acting);
    await complete(contract, { contractCode }, acting);
  },

  async cancelApproval({ before: { companyId, status, instanceId } }, acting) {
    if (status === 'APPROVING' && instanceId !== null) await cancelCase({ companyId, id: instanceId }, acting);
  },

  occupy: ({ project, contract }, acting) => occupyAward(project, contract.amount, acting),

  tellBuyers: ({ project, contract }, acting) => tellBuyers(project, contract, acting),

  tellWinner: ({ project, contract }, acting) => tellWinner(project, contract, acting),

  /** What was bid for is public; another outcome is only where the officer has said so. */
  async publishNotice({ project, contract }, acting) {
    const { companyId, id: projectId } = project;
    const outcome = await acting.db
      .selectFrom('projectOutcome')
      .select('resultPublic')
      .where((eb) => eb.and({ companyId, projectId }))
      .executeTakeFirst();
    if (outcome?.resultPublic === false) return;
    const contact = await noticeContact(project, acting.db);
    await publishAnnouncement({ project, type: 'CONTRACT', ...contractNotice({ project, contract, contact }) }, acting);
  },
};

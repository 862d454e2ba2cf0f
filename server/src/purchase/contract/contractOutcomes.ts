import { callerOf } from '#flow/addEvent.ts';
import type { Outcome } from '../officers/public.ts';
import { moveProject, projectFlow } from '../records/public.ts';
import { approvingContract, changeContract } from './lockedContract.ts';
import { tellBuyers } from './tellOfContract.ts';

const approveContract: Outcome = async (project, opinion, context) => {
  const contract = await approvingContract(project, context);
  await changeContract(contract, { status: 'TO_SIGN' }, context);
  // The phase stays: somebody may be deciding whether the award holds.
  const taken = { said: opinion, fields: { phase: project.phase } };
  const after = await moveProject(projectFlow.row('approveContract'), project, taken, await callerOf(context), context);
  await tellBuyers(after, 'CONTRACT_APPROVED', '', context);
  return after;
};

const rejectContract: Outcome = async (project, opinion, context) => {
  const contract = await approvingContract(project, context);
  await changeContract(contract, { status: 'REJECTED', rejectReason: opinion }, context);
  const taken = { said: opinion, fields: { phase: project.phase } };
  const after = await moveProject(projectFlow.row('rejectContract'), project, taken, await callerOf(context), context);
  await tellBuyers(after, 'CONTRACT_REJECTED', opinion ?? '', context);
  return after;
};

/** What follows from the end of an approval of a contract. It cannot be returned: it is rejected, and changed. */
export const contractOutcomes: Record<'CONTRACT', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  CONTRACT: { APPROVED: approveContract, REJECTED: rejectContract },
};

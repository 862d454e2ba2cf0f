import { callerOf } from '#flow/addEvent.ts';
import type { Outcome } from '../officers/public.ts';
import { contractFlow } from '../order/public.ts';
import { approvingContract, contractFacts } from './lockedContract.ts';
import { takeContractStep } from './takeContractStep.ts';

const approveContract: Outcome = async (project, opinion, context) => {
  const contract = await approvingContract(project, context);
  contractFlow.check('approve', contractFacts(project, contract), {});
  const taken = { said: opinion };
  const after = await takeContractStep('approve', { project, contract }, taken, await callerOf(context), context);
  return after.project;
};

const rejectContract: Outcome = async (project, opinion, context) => {
  const contract = await approvingContract(project, context);
  contractFlow.check('reject', contractFacts(project, contract), {});
  const taken = { said: opinion, fields: { rejectReason: opinion } };
  const after = await takeContractStep('reject', { project, contract }, taken, await callerOf(context), context);
  return after.project;
};

/** What follows from the end of an approval of a contract. It cannot be returned: it is rejected, and changed. */
export const contractOutcomes: Record<'CONTRACT', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  CONTRACT: { APPROVED: approveContract, REJECTED: rejectContract },
};

/** What approvals and bidding need of contracts. */

export { contractOfCase } from './contractDetail.ts';
export { contractOutcomes } from './contractOutcomes.ts';
export { hasContract, lapseContract, terminateContract } from './endContract.ts';

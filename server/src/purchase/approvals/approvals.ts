import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { addSignApprovalTask } from './addSignApprovalTask.ts';
import { decideApprovalTask, withdrawApprovalInstance } from './decideApprovalTask.ts';
import { delegateApprovalTask } from './delegateApprovalTask.ts';
import { getApprovalInstanceDetail } from './getApprovalInstanceDetail.ts';
import { deleteDelegation, listDelegations } from './ownDelegations.ts';
import { previewApprovalChain } from './previewApprovalChain.ts';
import { countApprovalTasks, queryApprovalTaskPage } from './queryApprovalTaskPage.ts';
import { queryStrandedTurnPage } from './queryStrandedTurnPage.ts';
import { queryStuckApprovalPage } from './queryStuckApprovalPage.ts';
import { reassignApproval } from './reassignApproval.ts';
import { saveDelegation } from './saveDelegation.ts';
import { urgeApprovalInstance } from './urgeApprovalInstance.ts';

export const approvals = {
  queryApprovalTaskPage,
  countApprovalTasks,
  getApprovalInstanceDetail,
  decideApprovalTask,
  delegateApprovalTask,
  addSignApprovalTask,
  listDelegations,
  saveDelegation,
  deleteDelegation,
  withdrawApprovalInstance,
  urgeApprovalInstance,
  queryStuckApprovalPage,
  queryStrandedTurnPage,
  reassignApproval,
  previewApprovalChain,
} satisfies Partial<Handlers<Context>>;

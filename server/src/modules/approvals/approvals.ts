import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { decideApprovalTask, withdrawApprovalInstance } from './decideApprovalTask.ts';
import { getApprovalInstanceDetail } from './getApprovalInstanceDetail.ts';
import { previewApprovalChain } from './previewApprovalChain.ts';
import { countApprovalTasks, queryApprovalTaskPage } from './queryApprovalTaskPage.ts';

export const approvals = {
  queryApprovalTaskPage,
  countApprovalTasks,
  getApprovalInstanceDetail,
  decideApprovalTask,
  withdrawApprovalInstance,
  previewApprovalChain,
} satisfies Partial<Handlers<Context>>;

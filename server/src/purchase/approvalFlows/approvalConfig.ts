import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteApprovalConfig } from './deleteApprovalConfig.ts';
import { listDefaultApprovalFlows } from './listDefaultApprovalFlows.ts';
import { getApprovalConfigDetail, queryApprovalConfigPage } from './readConfigs.ts';
import { rehearseApprovalFlow } from './rehearseApprovalFlow.ts';
import { saveApprovalConfig } from './saveApprovalConfig.ts';
import { tryApprovalFlow } from './tryApprovalFlow.ts';
import { updateApprovalConfig } from './updateApprovalConfig.ts';

export const approvalConfig = {
  queryApprovalConfigPage,
  listDefaultApprovalFlows,
  getApprovalConfigDetail,
  saveApprovalConfig,
  updateApprovalConfig,
  deleteApprovalConfig,
  tryApprovalFlow,
  rehearseApprovalFlow,
} satisfies Partial<Handlers<Context>>;

import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { getOperationLogDetail } from './getOperationLogDetail.ts';
import { queryOperationLogPage } from './queryOperationLogPage.ts';

export const operationLog = { queryOperationLogPage, getOperationLogDetail } satisfies Pick<
  Handlers<Context>,
  'queryOperationLogPage' | 'getOperationLogDetail'
>;

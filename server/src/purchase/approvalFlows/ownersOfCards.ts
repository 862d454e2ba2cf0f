import type { Schemas } from '@campus-procurement/sdk';
import { asksOwners } from '#approval/asksOwners.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { invalid } from '#platform/failure/failure.ts';

interface Resulting {
  bizType: Schemas['ApprovalFlowKind'];
  status: Schemas['Status'];
  conditions: FlowCondition;
  nodes: readonly FlowNode[];
  /** Whether it is confirmed. */
  withoutOwners: boolean;
}

/** Whether a flow of requests leaves out the owners of the cards. */
export function leavesOutOwners({ bizType, ...flow }: Omit<Resulting, 'status' | 'withoutOwners'>): boolean {
  return bizType === 'PURCHASE' && !asksOwners(flow);
}

/**
 * Returns whether a flow, as it will be, is a confirmed exception.
 * @throws Failure `invalid` with rule `owners` for one in use that leaves out the owners of the cards, unless that is confirmed
 */
export function confirmedException({ status, withoutOwners, ...flow }: Resulting): boolean {
  const isException = leavesOutOwners(flow);
  if (isException && !withoutOwners && status === 'ENABLED') throw invalid({ field: 'nodes', rule: 'owners' });
  return isException && withoutOwners;
}

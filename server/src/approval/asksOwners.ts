import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { covers } from './conditions.ts';

const alone = { dept: (id: string) => new Set([id]), category: (id: string) => new Set([id]) };

/** Whether a flow asks the owners of the cards about every request that goes by it. */
export function asksOwners({ conditions, nodes }: { conditions: FlowCondition; nodes: readonly FlowNode[] }): boolean {
  return nodes.some(({ kind, when = {} }) => kind === 'CARD_OWNER' && covers(when, conditions, alone));
}

import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { defaultFlows } from '#reference/approvalFlows.ts';
import { type CaseFacts, misfits } from './conditions.ts';

/** A flow that a case may go by. */
export interface Flow {
  /** Null for the default flow, and for one that is not saved. */
  configId: string | null;
  /** Its version; null as well. */
  flowId: string | null;
  /** Null for the default flow. */
  configName: string | null;
  priority: number | null;
  conditions: FlowCondition;
  nodes: readonly FlowNode[];
}

/** A flow, and why a case does not go by it. */
export interface Tried {
  flow: Flow;
  misfits: Schemas['ApprovalMisfit'][];
  serves: boolean;
}

/** Returns the flow of schools that have none of their own. It fits every case. */
function defaultFlow(bizType: Schemas['ApprovalFlowKind']): Flow {
  const nameless = { configId: null, flowId: null, configName: null, priority: null };
  return { ...nameless, conditions: {}, nodes: defaultFlows[bizType] };
}

/** Returns the enabled flows of a school for a kind of business in the order in which they are asked; the default one comes last. */
export async function flowsOf(companyId: string, bizType: Schemas['ApprovalFlowKind'], db: Kysely<Tables>): Promise<Flow[]> {
  const own = await db
    .selectFrom('approvalConfig as config')
    .innerJoin('approvalFlow as flow', (join) =>
      join
        .onRef('flow.companyId', '=', 'config.companyId')
        .onRef('flow.configId', '=', 'config.id')
        .onRef('flow.version', '=', 'config.version'),
    )
    .select(['config.id as configId', 'flow.id as flowId', 'config.configName', 'config.priority'])
    .select(['flow.conditions', 'flow.nodes'])
    .where((eb) => eb.and({ 'config.companyId': companyId, 'config.bizType': bizType, 'config.status': 'ENABLED' }))
    .orderBy('config.priority')
    .orderBy('config.createTime')
    .orderBy('config.id')
    .execute();
  return [...own, defaultFlow(bizType)];
}

/** Returns the nodes of the version by which a case runs. */
export async function nodesOfCase(
  { companyId, bizType, flowId }: { companyId: string; bizType: Schemas['ApprovalFlowKind']; flowId: string | null },
  db: Kysely<Tables>,
): Promise<readonly FlowNode[]> {
  if (flowId === null) return defaultFlows[bizType];
  const { nodes } = await db
    .selectFrom('approvalFlow')
    .select('nodes')
    .where((eb) => eb.and({ companyId, id: flowId }))
    .executeTakeFirstOrThrow();
  return nodes;
}

/** Tells of each flow why a case does not go by it: what it does not meet, or that another one comes first. */
export function tried(flows: readonly Flow[], facts: CaseFacts): Tried[] {
  const found = flows.map((flow) => ({ flow, misfits: misfits(flow.conditions, facts) }));
  const first = found.findIndex((one) => one.misfits.length === 0);
  return found.map((one, index) => ({ ...one, serves: index === first }));
}

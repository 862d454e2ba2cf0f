import type { Schemas } from '@campus-procurement/sdk';
import type { Flow } from '#approval/flowsOf.ts';
import type { Context } from '#platform/context/context.ts';
import { checkedNodes } from './checkedNodes.ts';

/** A flow that is not saved. */
export interface DraftedFlow extends Flow {
  configName: string;
  priority: number;
  /** Whether it is confirmed that it leaves out the owners of the cards. */
  withoutOwners: boolean;
}

/** Returns a draft as a flow. @throws Failure `invalid` */
export async function draftedFlow(draft: Schemas['ApprovalDraft'], context: Context): Promise<DraftedFlow> {
  const { id: configId = null, configName, priority, conditions = {}, withoutOwners = false } = draft;
  const nodes = await checkedNodes({ conditions, nodes: draft.nodes }, context, 'draft.');
  return { configId, flowId: null, configName, priority, conditions, nodes, withoutOwners };
}

/** Puts a draft where it would stand if it were saved: behind the older ones of its priority. */
export function withDraft(saved: readonly Flow[], draft: DraftedFlow): Flow[] {
  const flows = [...saved];
  const at = draft.configId === null ? -1 : flows.findIndex(({ configId }) => configId === draft.configId);
  const replaced = flows[at];
  if (replaced?.priority === draft.priority) {
    flows.splice(at, 1, draft);
    return flows;
  }
  if (replaced) flows.splice(at, 1);
  const behind = flows.findIndex(({ priority }) => priority === null || priority > draft.priority);
  flows.splice(behind, 0, draft);
  return flows;
}

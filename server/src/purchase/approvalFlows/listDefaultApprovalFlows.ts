import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { approvalFlowKindValues } from '@campus-procurement/sdk/values';
import type { Context } from '#platform/context/context.ts';
import { defaultFlows } from '#reference/approvalFlows.ts';
import { namesOf } from './namesOf.ts';

/** Returns the flows that serve where none of the school's fits. */
export async function listDefaultApprovalFlows(
  _input: Input<'listDefaultApprovalFlows'>,
  context: Context,
): Promise<Output<'listDefaultApprovalFlows'>> {
  const flows: Schemas['DefaultApprovalFlow'][] = [];
  for (const bizType of approvalFlowKindValues) {
    const nodes = [...defaultFlows[bizType]];
    flows.push({ bizType, nodes, names: await namesOf([], nodes, context) });
  }
  return flows;
}

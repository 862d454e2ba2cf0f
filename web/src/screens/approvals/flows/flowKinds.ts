import { approvalFlowKindValues } from '@campus-procurement/sdk/values';

/** The kinds of business that have flows, to choose from. */
export const flowKinds = approvalFlowKindValues.map((value) => ({ value, label: `purchases.kind${value}` as const }));

import type { Selectable } from 'kysely';
import { flowTable } from '#flow/flowTable.ts';
import type { PurchaseStatus } from '#flow/purchaseStates.ts';
import type { ContractTable } from '#platform/db/tables/fulfilment.ts';
import type { ProjectTable } from '#platform/db/tables/projects.ts';
import { projectFlow } from '../records/public.ts';

/** What decides about the steps of a contract: itself, and its purchase. */
export interface ContractFacts
  extends Pick<Selectable<ContractTable>, 'status'>,
    Pick<Selectable<ProjectTable>, 'phase' | 'suspendTime'> {
  purchaseStatus: PurchaseStatus;
}

interface Contract {
  facts: ContractFacts;
  relation: 'mayContract' | 'maySign';
  event: never;
}

const states = ['DRAFT', 'APPROVING', 'REJECTED', 'TO_SIGN', 'EXECUTING', 'COMPLETED', 'CANCELLED', 'TERMINATED'] as const;

/** Everything that may happen to a contract. docs/flows/contract.md shows it as a table. */
export const contractFlow = flowTable<Contract>()({
  states,
  guards: {
    // While somebody decides whether the award holds, or whether the purchase is given up, its contract rests.
    isContracting: ({ phase, suspendTime }) => phase === 'CONTRACTING' && suspendTime === null,
  },
  steps: {
    // Whether a contract may be drafted is asked of the purchase.
    draft: { from: [], to: 'DRAFT', by: ['saveContract'], purchase: projectFlow.steps.draftContract },
    edit: {
      from: ['DRAFT', 'REJECTED'],
      to: 'same',
      by: ['updateContract'],
      who: 'mayContract',
      guard: 'isContracting',
      action: 'EDIT',
    },
    submit: {
      from: ['DRAFT', 'REJECTED'],
      to: 'APPROVING',
      by: ['submitContract'],
      who: 'mayContract',
      guard: 'isContracting',
      action: 'SUBMIT',
      purchase: { from: ['AWARDED'], to: 'same', event: 'submitContract' },
      effects: ['startApproval', 'setNumber'],
    },
    approve: {
      from: ['APPROVING'],
      to: 'TO_SIGN',
      by: ['decideApprovalTask'],
      purchase: { from: ['AWARDED'], to: 'same', event: 'approveContract' },
      effects: ['tellBuyers'],
    },
    reject: {
      from: ['APPROVING'],
      to: 'REJECTED',
      by: ['decideApprovalTask'],
      purchase: { from: ['AWARDED'], to: 'same', event: 'rejectContract' },
      effects: ['tellBuyers'],
    },
    sign: {
      from: ['TO_SIGN'],
      to: 'EXECUTING',
      by: ['signContract'],
      who: 'maySign',
      guard: 'isContracting',
      action: 'SIGN',
      purchase: { from: ['AWARDED'], to: 'EXECUTING', event: 'signContract' },
      effects: ['occupy', 'tellBuyers', 'tellWinner', 'publishNotice'],
    },
    void: {
      from: ['DRAFT', 'REJECTED', 'APPROVING', 'TO_SIGN'],
      to: 'CANCELLED',
      by: ['voidContract'],
      who: 'mayContract',
      guard: 'isContracting',
      action: 'VOID',
      purchase: { from: ['AWARDED'], to: 'same', event: 'voidContract' },
      effects: ['cancelApproval'],
    },
    lapse: {
      from: ['DRAFT', 'REJECTED', 'APPROVING', 'TO_SIGN'],
      to: 'CANCELLED',
      by: ['declineAward', 'decideApprovalTask'],
      effects: ['cancelApproval'],
    },
    complete: {
      from: ['EXECUTING'],
      to: 'COMPLETED',
      by: ['concludeAcceptance', 'closeLinesShort', 'confirmStockDocument', 'cancelStockDocument'],
      purchase: projectFlow.steps.complete,
    },
    // For default of the supplier. What was accepted is paid as the contract says.
    terminate: {
      from: ['EXECUTING'],
      to: 'TERMINATED',
      by: ['decideApprovalTask'],
      purchase: projectFlow.steps.endByDefault,
    },
  },
});

export type ContractStep = keyof typeof contractFlow.steps;

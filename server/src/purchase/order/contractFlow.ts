import type { Selectable } from 'kysely';
import { flowTable } from '#flow/flowTable.ts';
import type { ContractTable } from '#platform/db/tables/fulfilment.ts';
import type { ProjectTable } from '#platform/db/tables/projects.ts';

/** What decides about the steps of a contract: itself, and the phase of its purchase. */
export interface ContractFacts
  extends Pick<Selectable<ContractTable>, 'status'>,
    Pick<Selectable<ProjectTable>, 'phase' | 'suspendTime'> {}

interface Contract {
  facts: ContractFacts;
  relation: 'mayContract' | 'maySign';
  effect:
    | 'setNumber'
    | 'startApproval'
    | 'cancelApproval'
    | 'occupy'
    | 'publishNotice'
    | 'tellOfficer'
    | 'tellParties'
    | 'tellWinner';
  event: never;
}

const states = ['DRAFT', 'APPROVING', 'REJECTED', 'TO_SIGN', 'EXECUTING', 'COMPLETED', 'CANCELLED'] as const;

/** Everything that may happen to a contract. docs/flows/contract.md shows it as a table. */
export const contractFlow = flowTable<Contract>()({
  states,
  guards: {
    // While somebody decides whether the award holds, or whether the purchase is given up, its contract rests.
    isContracting: ({ phase, suspendTime }) => phase === 'CONTRACTING' && suspendTime === null,
  },
  steps: {
    draft: { from: [], to: 'DRAFT', by: ['saveContract'], who: 'mayContract' },
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
      effects: ['setNumber', 'startApproval'],
    },
    approve: { from: ['APPROVING'], to: 'TO_SIGN', by: ['decideApprovalTask'], effects: ['tellOfficer'] },
    reject: { from: ['APPROVING'], to: 'REJECTED', by: ['decideApprovalTask'], effects: ['tellParties'] },
    sign: {
      from: ['TO_SIGN'],
      to: 'EXECUTING',
      by: ['signContract'],
      who: 'maySign',
      guard: 'isContracting',
      action: 'SIGN',
      effects: ['occupy', 'publishNotice', 'tellParties', 'tellWinner'],
    },
    void: {
      from: ['DRAFT', 'REJECTED', 'APPROVING', 'TO_SIGN'],
      to: 'CANCELLED',
      by: ['voidContract'],
      who: 'mayContract',
      guard: 'isContracting',
      action: 'VOID',
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
    },
  },
});

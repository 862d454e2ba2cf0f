import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '#flow/flowTable.ts';

/** What decides about the steps of a request for shared stock. */
export interface ApplyFacts {
  status: Schemas['SharedApplyStatus'];
  /** Until when it is borrowed; null of what is used up. */
  expectReturnDate: string | null;
  /** The applicant can receive goods no more. */
  applicantLeft: boolean;
}

interface Apply {
  facts: ApplyFacts;
  relation: 'isApplicant' | 'mayReplace' | 'mayDecide' | 'isKeeper';
  event: never;
}

/** Everything that may happen to a request for shared stock. docs/flows/sharedApply.md shows it as a table. */
export const sharedApplyFlow = flowTable<Apply>()({
  states: ['PENDING', 'APPROVED', 'REJECTED', 'ISSUED', 'RECEIVED', 'RETURNED', 'CANCELLED'],
  guards: {
    isLent: ({ expectReturnDate }) => expectReturnDate !== null,
    lacksApplicant: ({ applicantLeft }) => applicantLeft,
    lacksBorrower: ({ applicantLeft, expectReturnDate }) => applicantLeft && expectReturnDate !== null,
  },
  steps: {
    ask: { from: [], to: 'PENDING', by: ['saveSharedApply'] },
    approve: {
      from: ['PENDING'],
      to: 'APPROVED',
      by: ['decideSharedApply'],
      who: 'mayDecide',
      action: 'DECIDE',
      effects: ['reserve', 'tell'],
    },
    reject: {
      from: ['PENDING'],
      to: 'REJECTED',
      by: ['decideSharedApply'],
      who: 'mayDecide',
      needs: ['opinion'],
      action: 'DECIDE',
      effects: ['tell'],
    },
    issue: {
      from: ['APPROVED'],
      to: 'ISSUED',
      by: ['issueSharedApply'],
      who: 'isKeeper',
      action: 'ISSUE',
      effects: ['planReminders', 'tell'],
    },
    receive: { from: ['ISSUED'], to: 'RECEIVED', by: ['receiveSharedApply'], who: 'isApplicant', action: 'RECEIVE' },
    return: {
      from: ['ISSUED', 'RECEIVED'],
      to: ['RECEIVED', 'RETURNED'],
      by: ['returnSharedApply'],
      who: 'isKeeper',
      guard: 'isLent',
      action: 'RETURN',
    },
    replaceApplicant: {
      from: ['PENDING', 'APPROVED', 'ISSUED'],
      to: 'same',
      by: ['replaceTurnHolder'],
      who: 'mayReplace',
      guard: 'lacksApplicant',
      action: 'REPLACE_REQUESTER',
      effects: ['tellApplicant'],
    },
    // What is used up is over once it has come; what is lent is still to be given back.
    replaceBorrower: {
      from: ['RECEIVED'],
      to: 'same',
      by: ['replaceTurnHolder'],
      who: 'mayReplace',
      guard: 'lacksBorrower',
      action: 'REPLACE_REQUESTER',
      effects: ['tellApplicant'],
    },
    cancel: {
      from: ['PENDING', 'APPROVED'],
      to: 'CANCELLED',
      by: ['cancelSharedApply'],
      who: 'isApplicant',
      action: 'CANCEL',
      effects: ['release'],
    },
  },
});

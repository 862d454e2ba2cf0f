import type { FlowStep } from '#flow/flowTable.ts';
import type { Purchase } from './projectFacts.ts';

/** How an approved purchase is changed. A change is approved first; what suppliers quote for stands still meanwhile. */
export const changeSteps = {
  modify: {
    from: ['APPROVED', 'PUBLISHED', 'EXECUTING'],
    to: 'same',
    by: ['saveProjectModify'],
    who: 'mayModify',
    guard: 'isChangeable',
    action: 'MODIFY',
  },
  askChange: {
    from: ['APPROVED', 'PUBLISHED', 'EXECUTING'],
    to: 'same',
    by: ['submitProjectModify'],
    who: 'mayModify',
    guard: 'isChangeable',
    event: 'askChange',
  },
  change: {
    from: ['APPROVED', 'PUBLISHED', 'EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isChanging',
    event: 'change',
  },
  rejectChange: {
    from: ['APPROVED', 'PUBLISHED', 'EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isChanging',
    event: 'rejectChange',
  },
  withdrawChange: {
    from: ['APPROVED', 'PUBLISHED', 'EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['withdrawProjectModify'],
    guard: 'isChanging',
    event: 'withdrawChange',
  },
} as const satisfies Record<string, FlowStep<Purchase, 'isChangeable' | 'isChanging'>>;

import type { FlowStep } from '#flow/flowTable.ts';
import type { Purchase } from './projectFacts.ts';

/** How an order is terminated for default of the supplier, and what it has to refund is settled. */
export const claimSteps = {
  askDefault: {
    from: ['EXECUTING'],
    to: 'same',
    by: ['terminateForDefault'],
    who: 'mayDrop',
    guard: 'mayBeDefaulted',
    action: 'TERMINATE_DEFAULT',
    event: 'askDefault',
  },
  endByDefault: {
    from: ['EXECUTING'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isEnding',
    event: 'endByDefault',
    effects: ['releaseUndelivered'],
  },
  rejectDefault: {
    from: ['EXECUTING'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isEnding',
    event: 'rejectDefault',
  },
  withdrawDefault: {
    from: ['EXECUTING'],
    to: 'same',
    by: ['withdrawApprovalInstance'],
    guard: 'isEnding',
    event: 'withdrawDefault',
  },
  refund: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['registerRefund'],
    who: 'mayRefund',
    guard: 'hasClaim',
    action: 'REFUND',
    event: 'refund',
    effects: ['refund'],
  },
  reverseRefund: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['reverseRefund'],
    who: 'mayRefund',
    event: 'reverseRefund',
    effects: ['takeRefundBack'],
  },
  reopenClaim: {
    from: ['ARCHIVED'],
    to: 'COMPLETED',
    by: ['reverseRefund'],
    who: 'mayRefund',
    event: 'reverseRefund',
    effects: ['takeRefundBack'],
  },
  askWriteOff: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['writeOffClaim'],
    who: 'mayDrop',
    guard: 'mayBeWrittenOff',
    action: 'WRITE_OFF',
    event: 'askWriteOff',
  },
  writeOff: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isWritingOff',
    event: 'writeOff',
  },
  rejectWriteOff: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isWritingOff',
    event: 'rejectWriteOff',
  },
  withdrawWriteOff: {
    from: ['EXECUTING', 'COMPLETED'],
    to: 'same',
    by: ['withdrawApprovalInstance'],
    guard: 'isWritingOff',
    event: 'withdrawWriteOff',
  },
} as const satisfies Record<
  string,
  FlowStep<Purchase, 'mayBeDefaulted' | 'isEnding' | 'hasClaim' | 'mayBeWrittenOff' | 'isWritingOff'>
>;

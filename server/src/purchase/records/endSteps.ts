import type { FlowStep } from '#flow/flowTable.ts';
import type { Purchase } from './projectFacts.ts';

const announced = ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE', 'AWARDED'] as const;

/** How a purchase is given up that suppliers have been told of. An approval decides, and meanwhile it stands still. */
export const endSteps = {
  askEnd: {
    from: announced,
    to: 'same',
    by: ['terminateProject'],
    who: 'mayDrop',
    guard: 'mayBeEnded',
    action: 'TERMINATE',
    event: 'askTermination',
  },
  end: {
    from: announced,
    to: 'TERMINATED',
    by: ['decideApprovalTask'],
    guard: 'isEnding',
    event: 'terminate',
    effects: ['cancelTimers', 'unfreeze'],
  },
  rejectEnd: {
    from: announced,
    to: 'same',
    by: ['decideApprovalTask'],
    guard: 'isEnding',
    event: 'rejectTermination',
  },
  withdrawEnd: {
    from: announced,
    to: 'same',
    by: ['withdrawApprovalInstance'],
    guard: 'isEnding',
    event: 'withdrawTermination',
  },
} as const satisfies Record<string, FlowStep<Purchase, 'mayBeEnded' | 'isEnding'>>;

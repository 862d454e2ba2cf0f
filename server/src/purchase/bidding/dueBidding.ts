import type { DueKinds } from '#platform/due/sweepDue.ts';
import { closeByItself, remindByItself } from './closeRound.ts';
import { decisionTimers } from './decisionTimers.ts';
import { openAgain } from './openByItself.ts';
import { publishByItself } from './publishProject.ts';

type Kinds =
  | 'BIDDING_PUBLISH'
  | 'BIDDING_CLOSE'
  | 'BIDDING_REMINDER'
  | 'BIDDING_OPEN'
  | 'BIDDING_DECISION'
  | 'BIDDING_OVERDUE'
  | 'BIDDING_NOTICE';

/** What happens to a bidding by itself. The subject is the purchase. */
export const dueBidding: Pick<DueKinds, Kinds> = {
  BIDDING_PUBLISH: publishByItself,
  BIDDING_CLOSE: closeByItself,
  BIDDING_REMINDER: remindByItself,
  BIDDING_OPEN: openAgain,
  ...decisionTimers,
};

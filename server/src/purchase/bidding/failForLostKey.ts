import type { ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { failBidding } from './failBidding.ts';
import { keyIsHere, requireKey } from './hindrances.ts';

/**
 * Whether the round can never be opened: its key is not here, and a person has declared it lost.
 * @throws Failure `keyAway` if its key is not here and nobody has declared it lost
 */
export async function isLost(round: Round, acting: Acting): Promise<boolean> {
  if (round.keyLostTime === null) await requireKey(round, acting);
  return round.keyLostTime !== null && !(await keyIsHere(round, acting));
}

/** Ends the round of a locked purchase whose key was declared lost. Who has declared it, and why, is in the log of the purchase. */
export async function failForLostKey(project: ProjectRow, round: Round, acting: Acting): Promise<ProjectRow> {
  const closed = round.closeTime === null ? await changeRound(round, { closeTime: acting.now }, acting) : round;
  const note = `${round.keyLostByName}：${round.keyLostReason}`;
  return failBidding(project, closed, { step: biddingFlow.step('fail'), reason: 'KEY_LOST', remark: null, note }, acting);
}

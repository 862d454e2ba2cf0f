import { usualDays } from '#limits/usualLimits.ts';
import { cancelDue, planDue } from '#platform/due/dueEvents.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import type { ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';

/** Lets the time to decide about a round begin. @returns its end, which the purchase shows as what comes next */
export async function beginDecision({ companyId, id, pattern }: ProjectRow, round: Round, acting: Acting): Promise<Date> {
  const days = pattern?.bidConfig?.decisionDays ?? usualDays.decision;
  const decisionDeadline = addWorkingDays(acting.now, days, await readCalendar(companyId, acting));
  await changeRound(round, { decisionDeadline, decisionDelayTimes: 0, decisionOverdue: false }, acting);
  await cancelDue({ companyId, kind: 'BIDDING_OVERDUE', subjectId: id }, acting.db);
  await planDue({ companyId, kind: 'BIDDING_DECISION', subjectId: id }, decisionDeadline, acting.db);
  return decisionDeadline;
}

/** Somebody has decided: nobody is reminded any more. */
export async function endDecision({ companyId, id }: ProjectRow, { db }: Pick<Acting, 'db'>): Promise<void> {
  await cancelDue({ companyId, kind: ['BIDDING_DECISION', 'BIDDING_OVERDUE'], subjectId: id }, db);
}

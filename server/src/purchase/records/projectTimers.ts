import { dayMs } from '@campus-procurement/sdk/time';
import { usualDays } from '#limits/usualLimits.ts';
import { cancelDue, planDue } from '#platform/due/dueEvents.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import type { ProjectRow } from './projectRows.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);
const fundsOf = ({ companyId, id }: Key) => ({ companyId, kind: 'PROJECT_FUNDS' as const, subjectId: id });
/** The timer of a draft. */
export const draftOf = ({ companyId, id }: Key) => ({ companyId, kind: 'PROJECT_DRAFT' as const, subjectId: id });

/** Lets the money of a returned purchase, or of a failed bidding, be released in 30 days. */
export function holdMoney(project: Key, { db, now }: Pick<DueContext, 'db' | 'now'>): Promise<void> {
  return planDue(fundsOf(project), inDays(now, usualDays.held), db);
}

/** A draft was touched: its applicant is reminded in 83 days, and it is removed in 90. */
export function keepDraft(project: Key, { db, now }: DueContext): Promise<void> {
  return planDue(draftOf(project), inDays(now, usualDays.draftReminded), db);
}

/** A purchase went on: nothing happens to it by itself any more. */
export async function cancelTimers(project: Key, { db }: Pick<DueContext, 'db'>): Promise<void> {
  await cancelDue(fundsOf(project), db);
  await cancelDue(draftOf(project), db);
  await cancelDue({ companyId: project.companyId, kind: 'BIDDING_PUBLISH', subjectId: project.id }, db);
}

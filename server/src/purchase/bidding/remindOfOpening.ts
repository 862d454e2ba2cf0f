import { dayMs } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import type { ProjectRow } from '../records/public.ts';
import { auditorsOf } from './auditorsOf.ts';
import type { Round } from './biddingRows.ts';
import { tellBuyers } from './tellOfBidding.ts';

/** Tells that a round is closed and waits for its openings, now and once a day: its officer and applicant, and auditors where it wants a witness. */
export async function remindOfOpening(
  project: ProjectRow,
  { witnessNeeded }: Round,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const others = witnessNeeded ? await auditorsOf(project, { db }) : [];
  await tellBuyers(project, witnessNeeded ? 'WITNESS' : 'OPENING', { others }, { db, now });
  const { companyId, id: subjectId } = project;
  await planDue({ companyId, kind: 'BIDDING_OVERDUE', subjectId }, new Date(now.getTime() + dayMs), db);
}

import type { DueKinds } from '../due/sweepDue.ts';
import { dueApprovals } from './approvals/dueApprovals.ts';
import { dueBidding } from './bidding/dueBidding.ts';
import { dueProjects } from './projects/dueProjects.ts';
import { dueRetention } from './projects/dueRetention.ts';
import { dueSources } from './projects/dueSources.ts';
import { dueReports } from './projects/emergencyReport.ts';
import { dueShared } from './stock/public.ts';

/** What happens to records by themselves, by kind of timer. */
export const dueKinds: DueKinds = {
  ...dueProjects,
  ...dueReports,
  ...dueSources,
  ...dueRetention,
  ...dueBidding,
  ...dueApprovals,
  ...dueShared,
};

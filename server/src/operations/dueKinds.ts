import type { DueKinds } from '#platform/due/sweepDue.ts';
import { dueApprovals } from '#purchase/approvals/dueApprovals.ts';
import { dueBidding } from '#purchase/bidding/dueBidding.ts';
import { dueSources } from '#purchase/officers/dueSources.ts';
import { dueReports } from '#purchase/otherMethods/emergencyReport.ts';
import { dueRetention } from '#purchase/payment/dueRetention.ts';
import { dueProjects } from '#purchase/records/dueProjects.ts';
import { dueShared } from '#stock/shared/public.ts';

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

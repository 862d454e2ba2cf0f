import { useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useTab } from '#ui/search/useTab.ts';

export type Scope = Schemas['ProjectScope'];
/** A list of purchases, or of those of which something is to be invoiced. */
export type Tab = Scope | 'UNBILLED';
type Counts = readonly Schemas['StatusCount'][] | undefined;

const sumOf = (counts: Counts) => counts?.reduce((sum, { count }) => sum + count, 0);

/** The counts of a scope by state; only asked for where the scope makes sense for somebody. */
function useCounts(scope: Scope, isAsked: boolean): Counts {
  return useApiQuery('countProjectsByStatus', { query: { scope } }, { enabled: isAsked }).data;
}

/** The lists of purchases that make sense for the user, each with its counts by state. The first is what the user comes for. */
export function useProjectTabs() {
  const can = usePermission();
  const isOfSchool = useUser().userType === 'STAFF';
  const mayApply = can('purchase:project:apply');
  const mayPay = can('purchase:payment:create');
  const todo = useCounts('TODO', isOfSchool);
  const payable = useCounts('PAYABLE', mayPay);
  const mine = useCounts('MINE', mayApply);
  const followed = useCounts('FOLLOWED', isOfSchool);
  const dept = useCounts('DEPT', isOfSchool);
  const all = useCounts('ALL', true);
  const seesAll = !isOfSchool || can('purchase:project:verify');
  // Who claims purchases comes for those that wait, and who only looks after them for all.
  const first: Scope = mayPay ? 'PAYABLE' : seesAll && !can('purchase:project:claim') ? 'ALL' : 'TODO';
  const [scope, setScope] = useTab<Tab>([first, 'TODO', 'PAYABLE', 'UNBILLED', 'MINE', 'FOLLOWED', 'DEPT', 'ALL']);
  // The department is a list of its own where it is neither nothing nor all.
  const ofDept = sumOf(dept) ?? 0;
  const isPart = ofDept > 0 && ofDept < (sumOf(all) ?? 0);
  const lists: [scope: Tab, counts: Counts, makesSense: boolean][] = [
    ['TODO', todo, isOfSchool],
    ['PAYABLE', payable, mayPay],
    ['UNBILLED', undefined, isOfSchool && (can('purchase:invoice:create') || can('purchase:project:claim'))],
    ['MINE', mine, mayApply],
    ['FOLLOWED', followed, isOfSchool],
    ['DEPT', dept, isPart || (isOfSchool && scope === 'DEPT')],
    ['ALL', all, true],
  ];
  const tabs = lists
    .filter(([, , makesSense]) => makesSense)
    .map(([one, counts]) => ({ scope: one, counts, count: sumOf(counts) }));
  const shown = tabs.some((tab) => tab.scope === scope) ? scope : first;
  return { scope: shown, setScope, tabs, counts: tabs.find((tab) => tab.scope === shown)?.counts };
}

import { useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useTab } from '#ui/search/useTab.ts';

export type Scope = Schemas['ProjectScope'];
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
  const counts: Record<Scope, Counts> = {
    TODO: useCounts('TODO', isOfSchool),
    PAYABLE: useCounts('PAYABLE', mayPay),
    MINE: useCounts('MINE', mayApply),
    FOLLOWED: useCounts('FOLLOWED', isOfSchool),
    DEPT: useCounts('DEPT', isOfSchool),
    ALL: useCounts('ALL', true),
  };
  // The department is a list of its own where it is neither nothing nor all.
  const ofDept = sumOf(counts.DEPT) ?? 0;
  const isPart = ofDept > 0 && ofDept < (sumOf(counts.ALL) ?? 0);
  const seesAll = !isOfSchool || can('purchase:project:verify');
  const first: Scope = mayPay ? 'PAYABLE' : seesAll ? 'ALL' : 'TODO';
  const [scope, setScope] = useTab<Scope>([first, 'TODO', 'PAYABLE', 'MINE', 'FOLLOWED', 'DEPT', 'ALL']);
  const makesSense: Record<Scope, boolean> = {
    TODO: isOfSchool,
    PAYABLE: mayPay,
    MINE: mayApply,
    FOLLOWED: isOfSchool,
    DEPT: isPart || scope === 'DEPT',
    ALL: true,
  };
  const scopes = (['TODO', 'PAYABLE', 'MINE', 'FOLLOWED', 'DEPT', 'ALL'] as const).filter((one) => makesSense[one]);
  return {
    scope: makesSense[scope] ? scope : first,
    setScope,
    tabs: scopes.map((one) => ({ scope: one, count: sumOf(counts[one]) })),
    counts,
  };
}

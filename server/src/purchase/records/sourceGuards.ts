import type { StoredObjection } from '#platform/db/tables/storedObjection.ts';
import type { ProjectFacts } from './projectFacts.ts';

/** So many objections to a single source are registered. */
const most = 20;

/** Since when the first objection without an answer is registered; null if there is none. */
export function objectedSince({ sourceObjections }: { sourceObjections: readonly StoredObjection[] }): Date | null {
  const open = sourceObjections.flatMap(({ answer, registerTime }) => (answer === null ? [Date.parse(registerTime)] : []));
  return open.length > 0 ? new Date(Math.min(...open)) : null;
}

/** Whether an objection to the single source has no answer: until it has, no outcome is registered. */
const hasOpenObjection = ({ sourceObjections }: Pick<ProjectFacts, 'sourceObjections'>): boolean =>
  sourceObjections.some(({ answer }) => answer === null);

/** What the flow table asks about single sources, their notices and the objections to them. */
export const sourceGuards = {
  isSource: ({ lane, officerId, nextTime }: ProjectFacts) => lane === 'OTHER' && officerId !== null && nextTime === null,
  mayBeObjected: ({ lane, executionCode, officerId, sourceObjections }: ProjectFacts) =>
    lane === 'OTHER' && executionCode === 'SINGLE_SOURCE' && officerId !== null && sourceObjections.length < most,
  hasOpenObjection,
  isNotBidFor: (facts: ProjectFacts) =>
    facts.lane === 'OTHER' && !facts.modifying && facts.nextTime === null && !hasOpenObjection(facts),
};

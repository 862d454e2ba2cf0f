import type { ProjectFacts } from './projectFacts.ts';

/** So many objections to a single source are registered. */
const most = 20;

/** What the flow table asks about single sources, their notices and the objections to them. */
export const sourceGuards = {
  isSource: ({ lane, officerId, nextTime }: ProjectFacts) => lane === 'OTHER' && officerId !== null && nextTime === null,
  mayBeObjected: ({ lane, executionCode, officerId, sourceObjections }: ProjectFacts) =>
    lane === 'OTHER' && executionCode === 'SINGLE_SOURCE' && officerId !== null && sourceObjections.length < most,
  hasOpenObjection: ({ sourceObjections }: ProjectFacts) => sourceObjections.some(({ answer }) => answer === null),
  isNotBidFor: (facts: ProjectFacts) =>
    facts.lane === 'OTHER' && !facts.modifying && facts.nextTime === null && !sourceGuards.hasOpenObjection(facts),
};

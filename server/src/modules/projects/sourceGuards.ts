import type { ProjectFacts } from './projectFacts.ts';

/** So many objections to a single source are registered. */
const mostObjections = 20;

const isAnyOpen = (objections: readonly { answer: string | null }[]) => objections.some(({ answer }) => answer === null);

/** What a purchase without bidding waits for before its outcome is registered. */
export const sourceGuards = {
  isNotBidFor: ({ lane, modifying, nextTime, sourceObjections }) =>
    lane === 'OTHER' && !modifying && nextTime === null && !isAnyOpen(sourceObjections),
  mayBeObjected: ({ lane, executionCode, officerId, sourceObjections }) =>
    lane === 'OTHER' && executionCode === 'SINGLE_SOURCE' && officerId !== null && sourceObjections.length < mostObjections,
  hasOpenObjection: ({ sourceObjections }) => isAnyOpen(sourceObjections),
  isSource: ({ lane, officerId, nextTime }) => lane === 'OTHER' && officerId !== null && nextTime === null,
} satisfies Record<string, (purchase: ProjectFacts) => boolean>;

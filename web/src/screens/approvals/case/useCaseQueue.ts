import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';

/** More than anybody decides at a stretch. */
const queueSize = 100;

/** The place of a case among those that wait for the user, the oldest first. */
export interface Place {
  /** What waits has been read: before, nothing is known of the others. */
  isKnown: boolean;
  /** From 1; 0 if it is not among them. */
  place: number;
  count: number;
  before: Schemas['ApprovalTask'] | undefined;
  after: Schemas['ApprovalTask'] | undefined;
  /** The one that opens after a decision: the following one, or else the oldest. */
  next: Schemas['ApprovalTask'] | undefined;
}

/** Finds a case among those that wait for the user. */
export function useCaseQueue(id: string): Place {
  const { data } = useApiQuery('queryApprovalTaskPage', { query: { tab: 'TODO', current: 1, size: queueSize } });
  const { records: rows, total: count } = data ?? { records: [], total: 0 };
  const isKnown = data !== undefined;
  const index = rows.findIndex(({ instanceId }) => instanceId === id);
  const after = rows[index + 1];
  if (index < 0) return { isKnown, place: 0, count, before: undefined, after: undefined, next: rows[0] };
  return {
    isKnown,
    place: index + 1,
    count,
    before: rows[index - 1],
    after,
    next: after ?? rows.find(({ instanceId }) => instanceId !== id),
  };
}

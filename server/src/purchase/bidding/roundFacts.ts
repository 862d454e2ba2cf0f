import type { Selectable } from 'kysely';
import type { ProjectTable } from '#platform/db/tables/projects.ts';

/** What decides about the steps of a bidding: the purchase, and how far its round is. */
export interface BiddingFacts
  extends Pick<Selectable<ProjectTable>, 'status' | 'phase' | 'suspendTime' | 'suspendCause' | 'suspendReason' | 'terminating'> {
  documentsOpen: boolean;
  pricesOpen: boolean;
  /** Last quotes that cannot be read and are not void. */
  unreadableCount: number;
  /** The next opening needs a witness and has none. */
  lacksWitness: boolean;
  /** No quote waits for a judgement. */
  isJudged: boolean;
  /** A quote can get the award: it is valid and complies. */
  hasChoice: boolean;
  /** The platform opens by itself. */
  automatic: boolean;
  /** The award is followed by an order instead of a contract. */
  needsNoContract: boolean;
}

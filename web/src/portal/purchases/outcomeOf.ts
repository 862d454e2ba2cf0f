import type { Schemas } from '@campus-procurement/sdk';
import type { LabelKey } from '#i18n/messages.ts';

type Result = Schemas['BidderResult'];

/** Why the award went as it did, where nobody had to give a reason: the lowest price, or of two the one that came first. */
export function plainReason({ outcome, reason, difference }: Result): LabelKey | null {
  if (outcome !== 'LOST' || reason !== null) return null;
  return difference === null ? 'portalBids.lostByTime' : 'portalBids.lostByPrice';
}

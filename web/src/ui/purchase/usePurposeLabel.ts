import { useProjectTerms } from '@campus-procurement/hooks';

/** What a school calls the description of a purchase: 申购理由 at one, 购置必要说明 elsewhere. */
export function usePurposeLabel() {
  return useProjectTerms().description === 'purchaseReason' ? 'purchases.purchaseReason' : 'purchases.purpose';
}

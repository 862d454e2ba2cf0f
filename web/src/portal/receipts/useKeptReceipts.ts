import { type KeptReceipt, useAccountStored } from '@campus-procurement/hooks';
import { withOne } from './withOne.ts';

/** The receipts for a purchase that this browser has, the newest first. */
export function useKeptReceipts(projectId: string) {
  const [receipts, setReceipts] = useAccountStored('receipts');
  const own = receipts?.[projectId] ?? [];
  return {
    receipts: own,
    keep: (receipt: KeptReceipt) => {
      const all = [receipt, ...own.filter(({ quoteId }) => quoteId !== receipt.quoteId)].slice(0, 100);
      setReceipts(withOne(receipts ?? {}, projectId, all, ([first]) => Date.parse(first?.arrivalTime ?? '') || 0));
    },
  };
}

import { type KeptQuote, type KeptReceipt, mostKeptPurchases, useAccountStored } from '@campus-procurement/hooks';
import type { QuoteValues } from './quoteValues.ts';

/** The latest ones of what is kept by purchase, with one more. */
function withOne<T>(all: Record<string, T>, id: string, value: T, timeOf: (value: T) => number): Record<string, T> {
  const others = Object.entries(all).filter(([key]) => key !== id);
  const latest = others.toSorted(([, one], [, other]) => timeOf(other) - timeOf(one)).slice(0, mostKeptPurchases - 1);
  return { ...Object.fromEntries(latest), [id]: value };
}

/** The quote in the making for a purchase. It lies in this browser only, and survives a reload, a crash and the end of a session. */
export function useKeptQuote(projectId: string) {
  const [quotes, setQuotes] = useAccountStored('quotes');
  return {
    kept: quotes?.[projectId],
    keep: (values: QuoteValues) =>
      setQuotes(withOne<KeptQuote>(quotes ?? {}, projectId, { ...values, time: Date.now() }, ({ time }) => time)),
    forget: () => setQuotes(Object.fromEntries(Object.entries(quotes ?? {}).filter(([key]) => key !== projectId))),
  };
}

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

import { type KeptQuote, useAccountStored } from '@campus-procurement/hooks';
import { withOne } from '../receipts/withOne.ts';
import type { QuoteValues } from './quoteValues.ts';

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

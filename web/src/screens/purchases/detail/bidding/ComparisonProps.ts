import type { Schemas } from '@campus-procurement/sdk';

export interface ComparisonProps {
  comparison: Schemas['QuoteComparison'];
  /** Proposes to exclude a quote, where the user may. */
  onExclude?: (quote: Schemas['ComparedQuote']) => void;
}

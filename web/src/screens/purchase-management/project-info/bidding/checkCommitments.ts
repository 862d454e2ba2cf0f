import type { Schemas } from '@campus-procurement/sdk';
import { sha256 } from '@campus-procurement/sdk/commitment';
import type { Bidding } from './useBidding.ts';

/** What the browser has found about the commitments. */
export interface Check {
  /** The list has the hash that the log has held since the closing. */
  isListWhole: boolean;
  /** Opened quotes that have their commitment, and those that have not. */
  held: number;
  changed: number;
  /** What is known of the quote behind a commitment; a quote that was replaced by a later one is never opened. */
  of: (commitment: string) => 'HOLDS' | 'CHANGED' | 'SEALED';
}

/** Computes in the browser what the server says: the hash of the list, and the commitment of each quote that is open. */
export function checkCommitments(
  { commitments, closingHash }: Pick<Bidding, 'commitments' | 'closingHash'>,
  quotes: readonly Pick<Schemas['ComparedQuote'], 'canonical' | 'commitment'>[],
): Check {
  const published = new Set(commitments.map(({ commitment }) => commitment));
  const holds = quotes.map(({ canonical, commitment }) => published.has(commitment) && sha256(canonical) === commitment);
  const held = holds.filter(Boolean).length;
  const list = [...published].toSorted().join('\n');
  return {
    isListWhole: closingHash !== null && sha256(list) === closingHash,
    held,
    changed: quotes.length - held,
    of(commitment) {
      const index = quotes.findIndex((quote) => quote.commitment === commitment);
      if (index < 0) return 'SEALED';
      return holds[index] ? 'HOLDS' : 'CHANGED';
    },
  };
}

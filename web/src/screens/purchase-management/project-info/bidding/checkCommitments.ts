import type { Schemas } from '@campus-procurement/sdk';
import { hashOfList, sha256 } from '@campus-procurement/sdk/commitment';
import type { Bidding } from './useBidding.ts';

type Verdict = 'HOLDS' | 'CHANGED';

/** What the browser has found about the commitments. */
export interface Check {
  /** The list has the hash that the log has held since the closing. */
  isListWhole: boolean;
  /** Opened quotes that have their commitment, and those that have not. */
  held: number;
  changed: number;
  /** The entry of the log about the closing names the list. */
  closing: Verdict;
  /** It also names the ends of the bidders' own logs; null for rounds closed before it did. */
  chains: Verdict | null;
  /** The log of the purchase; null for who may not verify it. */
  log: Verdict | null;
  /** What is known of the quote behind a commitment; a quote that was replaced by a later one is never opened. */
  of: (commitment: string) => Verdict | 'SEALED';
  /** The own log of a bidder, as it was verified; null for who may not verify it. */
  chainOf: (commitment: Schemas['Commitment']) => Verdict | null;
}

interface Published {
  bidding: Pick<Bidding, 'commitments' | 'closingHash'>;
  quotes: readonly Pick<Schemas['ComparedQuote'], 'canonical' | 'commitment'>[];
  log: readonly Pick<Schemas['ProjectLog'], 'step' | 'content'>[];
  /** What the server says of the hashes of the logs; null for who may not ask. */
  verified: Schemas['LogCheck'] | null;
}

const verdict = (holds: boolean): Verdict => (holds ? 'HOLDS' : 'CHANGED');

/** Computes in the browser what the server says: the hash of the list, the commitment of each quote that is open, and what the log holds. */
export function checkCommitments({ bidding: { commitments, closingHash }, quotes, log, verified }: Published): Check {
  const published = new Set(commitments.map(({ commitment }) => commitment));
  const holds = quotes.map(({ canonical, commitment }) => published.has(commitment) && sha256(canonical) === commitment);
  const held = holds.filter(Boolean).length;
  const list = hashOfList([...published]);
  const [closedList, closedChains] = log.findLast(({ step }) => step === 'close')?.content?.split(' ') ?? [];
  const heads = hashOfList(commitments.map(({ chainHead }) => chainHead));
  return {
    isListWhole: closingHash !== null && list === closingHash,
    held,
    changed: quotes.length - held,
    closing: verdict(closedList === list),
    chains: closedChains === undefined ? null : verdict(closedChains === heads),
    log: verified && verdict(verified.ok),
    of(commitment) {
      const index = quotes.findIndex((quote) => quote.commitment === commitment);
      if (index < 0) return 'SEALED';
      return verdict(holds[index] === true);
    },
    chainOf({ no, chainHead }) {
      if (verified === null) return null;
      const chain = verified.chains.find((one) => one.no === no);
      return verdict(chain?.ok === true && chain.lastHash === chainHead);
    },
  };
}

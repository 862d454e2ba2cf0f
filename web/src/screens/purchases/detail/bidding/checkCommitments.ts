import type { Schemas } from '@campus-procurement/sdk';
import { brokenEntry, type ChainEntry, hashOfList, sha256 } from '@campus-procurement/sdk/commitment';
import type { Bidding } from './useBidding.ts';

type Verdict = 'HOLDS' | 'CHANGED';

/** A chained log: verified, or broken at an entry. */
type Chain = { brokenNo: number | null };

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
  log: Chain | null;
  /** What is known of the quote behind a commitment; a quote that was replaced by a later one is never opened. */
  of: (commitment: string) => Verdict | 'SEALED';
  /** The own log of a bidder; null for who may not verify it. */
  chainOf: (commitment: Schemas['Commitment']) => Chain | null;
}

interface Published {
  bidding: Pick<Bidding, 'commitments' | 'closingHash'>;
  quotes: readonly Pick<Schemas['ComparedQuote'], 'canonical' | 'commitment'>[];
  log: readonly Pick<Schemas['ProjectLog'], 'step' | 'content' | 'hash'>[];
  /** The entries of the logs with all that their hashes cover; null for who may not ask. */
  verified: Pick<Schemas['LogCheck'], 'events' | 'chains'> | null;
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
    log: verified && { brokenNo: brokenInLog(verified.events, log) },
    of(commitment) {
      const index = quotes.findIndex((quote) => quote.commitment === commitment);
      if (index < 0) return 'SEALED';
      return verdict(holds[index] === true);
    },
    chainOf({ no, chainHead }) {
      if (verified === null) return null;
      const events = verified.chains.find((chain) => chain.no === no)?.events ?? [];
      const own = commitments.filter((one) => one.no === no).toSorted((one, other) => one.quoteNo - other.quoteNo);
      const quoted = own.map(({ commitment }) => commitment);
      return { brokenNo: brokenEntry(events) ?? brokenQuote(events, quoted, chainHead) };
    },
  };
}

type Entries = readonly ChainEntry[];

/** The first entry of the log of the purchase that does not fit, or that the page shows otherwise. */
export function brokenInLog(events: Entries, shown: readonly Pick<Schemas['ProjectLog'], 'hash'>[]): number | null {
  const broken = brokenEntry(events);
  if (broken !== null) return broken;
  const at = events.findIndex(({ hash }, index) => shown[index]?.hash !== hash);
  return at >= 0 ? at + 1 : shown.length === events.length ? null : events.length + 1;
}

/** The first entry about a quote that is not the commitment that was published, or the end of a log that is not the one that was. */
function brokenQuote(events: Entries, commitments: readonly string[], head: string): number | null {
  const quotes = events.filter(({ step }) => step === 'quote');
  const other = quotes.find(({ content }, index) => content !== commitments[index]);
  if (other) return other.no;
  const isWhole = quotes.length === commitments.length && events.at(-1)?.hash === head;
  return isWhole ? null : Math.max(1, events.length);
}

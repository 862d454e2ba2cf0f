/** How long a large total is remembered, in milliseconds. */
const lifetimeMs = 10_000;
const maxRemembered = 1_000;
/** Totals up to this size are never remembered: the rows are counted every time. */
const countedAlways = 1_000;

/**
 * Remembers the totals of long lists. Counting 100,000 rows costs ten times as much as reading a page of them, so a large total is
 * remembered for ten seconds. A change by the same server makes it forgotten at once.
 */
export class Totals {
  readonly #known = new Map<string, { value: unknown; tag: string; until: number }>();
  readonly #countedAlways: number;

  /** @param most the largest total that is counted every time */
  constructor(most = countedAlways) {
    this.#countedAlways = most;
  }

  /** Returns the totals of one group of operations at one time. */
  of(tag: string, now: Date): GroupTotals {
    return {
      countedAlways: this.#countedAlways,
      recall: <Value>(key: string) => {
        const known = this.#known.get(key);
        return known && now.getTime() < known.until ? (known.value as Value) : null;
      },
      remember: (key, value) => {
        if (this.#known.size >= maxRemembered) this.#known.clear();
        this.#known.set(key, { value, tag, until: now.getTime() + lifetimeMs });
      },
    };
  }

  /** Forgets the totals of a group. Call it after a change by one of its operations. */
  forget(tag: string): void {
    for (const [key, known] of this.#known) if (known.tag === tag) this.#known.delete(key);
  }
}

/**
 * The totals of one group of operations.
 * @property countedAlways totals up to this size are counted for every page
 * @property recall returns the remembered value, or null. The key identifies the list, its filters and the thing that is counted.
 */
export interface GroupTotals {
  countedAlways: number;
  recall: <Value = number>(key: string) => Value | null;
  remember: (key: string, value: unknown) => void;
}

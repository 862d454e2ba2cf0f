/** How long what was counted is remembered, in milliseconds. */
const usualMs = 10_000;
const maxRemembered = 1_000;
/** What is of so many records at most is never remembered: it is counted every time. */
const countedAlways = 1_000;

interface Known {
  tag: string;
  value: unknown;
  until: number;
  /** Who reads it again, after that time. */
  reading: Promise<unknown> | null;
}

/**
 * Remembers totals and sums of many records. Counting 100,000 rows costs ten times as much as reading a page of them, so a large total is
 * remembered for ten seconds, and those who ask for it at the same time get the answer of the first. A change by the same server makes it
 * forgotten at once.
 */
export class Totals {
  readonly #known = new Map<string, Known>();
  readonly #countedAlways: number;

  /** @param most the largest total that is counted every time */
  constructor(most = countedAlways) {
    this.#countedAlways = most;
  }

  /** Returns the totals of one group of operations at one time. */
  of(tag: string, now: Date): GroupTotals {
    return {
      read: async <Value>(
        key: string,
        read: () => Promise<Value>,
        sizeOf: (value: Value) => number,
        lifetimeMs = usualMs,
      ): Promise<Value> => {
        const known = this.#known.get(key);
        if (known && now.getTime() < known.until) return known.value as Value;
        if (known?.reading) return known.reading as Promise<Value>;
        const reading = read();
        // Only those who ask for something long wait for each other: what is short is known exactly.
        if (known) known.reading = reading;
        try {
          const value = await reading;
          const isLong = sizeOf(value) > this.#countedAlways;
          // What was forgotten meanwhile may be outdated.
          if (this.#known.get(key) !== known) return value;
          if (!isLong) this.#known.delete(key);
          else this.#remember(key, { tag, value, until: now.getTime() + lifetimeMs, reading: null });
          return value;
        } finally {
          if (known) known.reading = null;
        }
      },
    };
  }

  #remember(key: string, known: Known): void {
    if (this.#known.size >= maxRemembered) this.#known.clear();
    this.#known.set(key, known);
  }

  /** Forgets the totals of a group. Call it after a change by one of its operations. */
  forget(tag: string): void {
    for (const [key, known] of this.#known) if (known.tag === tag) this.#known.delete(key);
  }
}

/** The totals of one group of operations. */
export interface GroupTotals {
  /**
   * Returns what is remembered, or else reads it. Only what is of more than a thousand records is remembered.
   * @param key of the list, its filters and what is counted
   * @param sizeOf of how many records a value is
   * @param lifetimeMs how old an answer may be, in milliseconds; 10 seconds unless said otherwise
   */
  read: <Value>(key: string, read: () => Promise<Value>, sizeOf: (value: Value) => number, lifetimeMs?: number) => Promise<Value>;
}

/** For so long a large total is taken for true. */
const lifetimeMs = 10_000;
const maxRemembered = 1_000;
/** Up to here rows are counted whenever they are asked for. */
const countedAlways = 1_000;

/**
 * How many rows long lists have. Counting 100,000 rows costs ten times what a page of them does, so a large total is remembered for
 * ten seconds; a change by the same server makes it forgotten at once.
 */
export class Totals {
  readonly #known = new Map<string, { value: unknown; tag: string; until: number }>();
  readonly #countedAlways: number;

  /** @param most rows that are counted whenever they are asked for */
  constructor(most = countedAlways) {
    this.#countedAlways = most;
  }

  /** Those of one group of operations, at one time. */
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

  /** After a change by an operation of the group. */
  forget(tag: string): void {
    for (const [key, known] of this.#known) if (known.tag === tag) this.#known.delete(key);
  }
}

/**
 * @property countedAlways up to so many rows are counted for every page
 * @property recall what is known of a list, or null; its key tells the list, its filters and what is counted from any other
 */
export interface GroupTotals {
  countedAlways: number;
  recall: <Value = number>(key: string) => Value | null;
  remember: (key: string, value: unknown) => void;
}

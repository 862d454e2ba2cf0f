/** For so long a large total is taken for true. */
const lifetimeMs = 10_000;
const maxRemembered = 1_000;

/**
 * How many rows long lists have. Counting 100,000 rows costs ten times what a page of them does, so a large total is remembered for
 * ten seconds; a change by the same server makes it forgotten at once.
 */
export class Totals {
  readonly #known = new Map<string, { total: number; tag: string; until: number }>();

  /** Those of one group of operations, at one time. */
  of(tag: string, now: Date): GroupTotals {
    return {
      recall: (key) => {
        const known = this.#known.get(key);
        return known && now.getTime() < known.until ? known.total : null;
      },
      remember: (key, total) => {
        if (this.#known.size >= maxRemembered) this.#known.clear();
        this.#known.set(key, { total, tag, until: now.getTime() + lifetimeMs });
      },
    };
  }

  /** After a change by an operation of the group. */
  forget(tag: string): void {
    for (const [key, known] of this.#known) if (known.tag === tag) this.#known.delete(key);
  }
}

/** @property recall what is known of a list, or null; its key tells the list and its filters from any other */
export interface GroupTotals {
  recall: (key: string) => number | null;
  remember: (key: string, total: number) => void;
}

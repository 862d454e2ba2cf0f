import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from './order.ts';

/** So many places of a list are remembered at most; then they are found anew. */
const maxPlaces = 200;

/** Where a page begins: how many rows come before it, and what its first row is sorted by. */
interface Place {
  offset: number;
  order: string;
  values: string[];
}

/**
 * Where pages of one list have been found to begin. From there on a page costs what it has, not what comes before it. It is kept with the
 * total of the list, and is as old as that at most.
 */
export class Places {
  #known: Place[] = [];

  /** The last known place that is not behind a page. */
  before(order: Order, offset: number): Place | undefined {
    const name = JSON.stringify(order);
    return this.#known
      .filter((place) => place.order === name && place.offset <= offset)
      .reduce<Place | undefined>((last, place) => (last && last.offset >= place.offset ? last : place), undefined);
  }

  /** @param first what the first row of a page is sorted by */
  add(order: Order, offset: number, first: Sorted): void {
    const values = order.map((_, at) => first[`by${at}`] ?? null).filter((value) => value !== null);
    if (!canBeBegun(order) || values.length < order.length || this.before(order, offset)?.offset === offset) return;
    if (this.#known.length === maxPlaces) this.#known = [];
    this.#known.push({ offset, order: JSON.stringify(order), values });
  }
}

/** What a row is sorted by: `by0`, `by1` and so on. */
export type Sorted = Record<`by${number}`, string | null>;

/**
 * Whether the rows from a place on are those that are not above it. So it is where all columns descend, and rows without a value come first:
 * comparing leaves those out.
 */
function canBeBegun(order: Order): boolean {
  return order.every(({ direction, isNullable }) => direction === 'desc' && !isNullable);
}

/** What rows of keys are sorted by, as text: a Date would lose microseconds. */
export function sortedBy(order: Order): RawBuilder<unknown> {
  return sql.join(order.map((_, at) => sql`${sql.ref(`by${at}`)}::text as ${sql.ref(`by${at}`)}`));
}

/** Whether a row comes at a place or behind it. */
export function isFrom({ values }: Place, order: Order): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(order.map(({ column }) => sql.ref(column)))}) <= (${sql.join(values)})`;
}

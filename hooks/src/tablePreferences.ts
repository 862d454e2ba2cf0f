import { list, number, oneOf, record, shape, word, words } from './checks.ts';

/** How somebody likes a table. Columns are named by the table; those it does not have any more are of no account. */
export interface TableLayout {
  hidden: string[];
  /** Columns in the wished order; those that are not in it come after them as the table has them. */
  order: string[];
  /** Columns that stay in sight when the table scrolls sideways. */
  pinned: string[];
  /** Pixels, of columns that have been given a width. */
  widths: Record<string, number>;
  density: 'normal' | 'compact';
}

/** A search of a list that is kept by name. */
export interface SavedView {
  name: string;
  /** The query of the address, without the question mark. */
  search: string;
}

/** Of one list. */
export const mostViews = 20;

const columns = list(word, 100);

/** How stored layouts are read, by table. */
export const layoutsCheck = record(
  shape<TableLayout>({
    hidden: columns,
    order: columns,
    pinned: columns,
    widths: record(number(40, 2_000), 100),
    density: oneOf('normal', 'compact'),
  }),
  200,
);

/** How stored views are read, by table. */
export const viewsCheck = record(list(shape<SavedView>({ name: word, search: words }), mostViews), 200);

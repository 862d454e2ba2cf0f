import { list, number, oneOf, record, shape, word, words } from './checks.ts';

/** A user's layout of a table. Columns are identified by the names of the table; unknown ones are ignored. */
export interface TableLayout {
  hidden: string[];
  /** Columns in the chosen order. All others follow in the order of the table. */
  order: string[];
  /** Columns that stay visible when the table scrolls sideways. */
  pinned: string[];
  /** Width in pixels, for each column that was resized. */
  widths: Record<string, number>;
  density: 'normal' | 'compact';
}

/** A saved search of a list. */
export interface SavedView {
  /** Name given by the user. Unique per list. */
  name: string;
  /** Query string of the address, without the question mark. */
  search: string;
}

/** Maximum number of saved views per list. */
export const mostViews = 20;

const columns = list(word, 100);

/** Checks stored layouts, by table. */
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

/** Checks saved views, by table. */
export const viewsCheck = record(list(shape<SavedView>({ name: word, search: words }), mostViews), 200);

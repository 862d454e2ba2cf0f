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

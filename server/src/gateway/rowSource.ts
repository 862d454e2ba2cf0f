/** Some rows of a school, as they came. */
export interface RowPage {
  rows: unknown[];
  /** Rows in all, if the source tells. */
  total: number | null;
}

/** Rows of schools, as another system knows them. */
export interface RowSource {
  /** It is no real one: for development. */
  isMadeUp: boolean;
  /**
   * All rows of a school.
   * @throws TaskError if they cannot be had
   */
  pages(companyId: string, signal: AbortSignal): AsyncIterable<RowPage>;
}

/** A page of unchecked rows of a school. */
export interface RowPage {
  rows: unknown[];
  /** The number of all rows, if the source reports it. */
  total: number | null;
}

/** A source of rows that another system keeps for schools. */
export interface RowSource {
  /** True for a fake source, which is for development. */
  isFake: boolean;
  /**
   * Yields all rows of a school.
   * @throws TaskError if they cannot be read
   */
  pages(companyId: string, signal: AbortSignal): AsyncIterable<RowPage>;
}

/** Some users of a school, as they came. */
export interface CasPage {
  rows: unknown[];
  /** Users in all, if the authentication tells. */
  total: number | null;
}

/** The users of schools, as their central authentication knows them. */
export interface CasDirectory {
  /** It is no real one: for development. */
  isMadeUp: boolean;
  /**
   * All users of a school.
   * @throws TaskError if they cannot be had
   */
  pages(companyId: string, signal: AbortSignal): AsyncIterable<CasPage>;
}

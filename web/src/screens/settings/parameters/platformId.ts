/** The company that owns the parameters. */
export const platformId = '0';

/** The company of rows that belong to the whole platform: built-in roles, the menu, default parameters. */
export const platformId = '0';

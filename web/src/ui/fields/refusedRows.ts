import type { FieldError } from 'react-hook-form';

/** Keeps the rows of a list that the server refuses with the error of the list: `['1.roleId']` for the role in the second row. */
export const refusedRows = (rows: string[]): Pick<FieldError, 'types'> => (rows.length > 0 ? { types: { rows } } : {});

/** Returns a function that tells whether a row of a list, or a value in it (`1.roleId`), is refused. */
export function isRefused(error: FieldError | undefined): (path: string) => boolean {
  const { rows } = (error?.types ?? {}) as { rows?: string[] };
  return (path) => rows?.some((row) => `${row}.`.startsWith(`${path}.`)) ?? false;
}

import type { FieldError } from 'react-hook-form';

/** Keeps what the server refuses in a list with the error of the list, by its path there: `{ '1.roleId': 'does not exist' }`. */
export const refusedRows = (rows: Readonly<Record<string, string>>): Pick<FieldError, 'types'> =>
  Object.keys(rows).length > 0 ? { types: rows } : {};

/**
 * Returns a function that tells what is wrong with a row of a list, or with a value in it (`1.roleId`), whether the rules of the form say so
 * or the server; undefined if nothing is.
 */
export function wrongIn(error: FieldError | undefined): (path: string) => string | undefined {
  const refused = (error?.types ?? {}) as Record<string, string>;
  const all = [...Object.entries(refused), ...rowsIn(error)];
  return (path) => all.find(([row]) => `${row}.`.startsWith(`${path}.`))?.[1];
}

/** What the rules say of the rows, which stands in the error of the list as the rows do in its value. */
function rowsIn(error: unknown): (readonly [string, string])[] {
  if (!Array.isArray(error)) return [];
  return error.flatMap((row: Record<string, FieldError> | undefined, index) =>
    Object.entries(row ?? {}).map(([name, { message }]) => [`${index}.${name}`, message ?? ''] as const),
  );
}

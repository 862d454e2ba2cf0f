import { type Control, type FieldValues, get } from 'react-hook-form';

type Fields = Control<FieldValues>['_fields'];

const isField = (held: unknown) => typeof held === 'object' && held !== null && '_f' in held;

/** The name of the first field of the form at or below a path; null if there is none. */
export function firstFieldIn(path: string, fields: Fields): string | null {
  const held: unknown = get(fields, path);
  if (isField(held)) return path;
  for (const name of Object.keys(held ?? {})) {
    const first = firstFieldIn(`${path}.${name}`, fields);
    if (first) return first;
  }
  return null;
}

/**
 * The name of the field that shows what is wrong at a path: the field itself, or a list that is one field, or else the first field of the row;
 * null if none of them is in the form.
 */
export function fieldShowing(path: string, fields: Fields): string | null {
  const parts = path.split('.');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const own = above.find((name) => isField(get(fields, name)));
  if (own) return own;
  const row = above.find((name) => /\.\d+$/.test(name) && get(fields, name));
  return row === undefined ? null : firstFieldIn(row, fields);
}

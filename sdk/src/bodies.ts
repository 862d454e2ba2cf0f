import type { Fields } from './bodyFields.ts';
import { bodies } from './generated/bodies.ts';
import type { Body } from './operationTypes.ts';

/** Operations that change data and have a body of JSON. */
export type BodyId = keyof typeof bodies;

/** What a body can be made of: its fields, of which the optional ones may be null, and any others. */
export type BodySource<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | null | undefined : T[K] };

/**
 * Makes the body of an operation from a row that was read. Keeps only the fields that the body has, at every depth, because the
 * server refuses all others. Leaves out a field of the row that is null if the body does not allow null there.
 *
 * @param changes fields that replace those of the row
 * @example
 * const role = await client.roles.queryRoleDetail({ path: { id } });
 * await client.roles.updateRole({ body: bodyOf('updateRole', role, { roleName: 'Buyer' }) });
 */
export function bodyOf<Id extends BodyId>(id: Id, row: BodySource<Body<Id>>, changes: Partial<Body<Id>> = {}): Body<Id> {
  const fields: Fields = bodies[id];
  return { ...picked(row, fields), ...picked(changes, fields) } as Body<Id>;
}

function picked(source: object, fields: Fields): object {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = (source as Record<string, unknown>)[name];
    const [isNullable, below] = typeof field === 'number' ? [field] : field;
    if (value === undefined || (value === null && !isNullable)) return [];
    return [[name, below ? pickedBelow(value, below) : value]];
  });
  return Object.fromEntries(entries);
}

function pickedBelow(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => pickedBelow(item, fields));
  return typeof value === 'object' && value !== null ? picked(value, fields) : value;
}

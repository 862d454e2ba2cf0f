import type { OperationId } from '@campus-procurement/sdk';
import { contract, definitions } from '@campus-procurement/sdk/contract';
import type { Schema } from './arbitraryOf.ts';

/** Returns a schema with what it refers to, and of what may be null the other choice. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved({ ...(definitions[schema.$ref.replace('#/$defs/', '')] as Schema) });
  const choice = schema.oneOf?.find(({ type }) => type !== 'null');
  return choice ? resolved(choice) : schema;
}

/** Returns the schema of a field in the body of an operation, such as `items.no`; lists are passed through. */
export function schemaAt(id: OperationId, path: string): Schema {
  let schema = resolved(contract[id].request.body as Schema);
  for (const name of path.split('.')) {
    const member = (schema.items ? resolved(schema.items) : schema).properties?.[name];
    if (!member) throw new Error(`${id} has no ${path}`);
    schema = resolved(member);
  }
  return schema;
}

/** Returns the schemas of all fields of a body, by their paths. */
export function schemasIn(id: OperationId): [path: string, schema: Schema][] {
  const { body } = contract[id].request;
  return body ? below('', resolved(body as Schema)) : [];
}

function below(path: string, schema: Schema, depth = 0): [string, Schema][] {
  if (depth > 6) return [];
  const own: [string, Schema][] = path === '' ? [] : [[path, schema]];
  const members = Object.entries((schema.items ? resolved(schema.items) : schema).properties ?? {});
  return [
    ...own,
    ...members.flatMap(([name, member]) => below(path === '' ? name : `${path}.${name}`, resolved(member), depth + 1)),
  ];
}

import { contractOf } from './contract.ts';
import type { Description, JsonSchema, Operation } from './operations.ts';

/** The fields of the body of every write, for `bodyOf`: 0, or 1 where null is allowed, with the fields below if it has any. */
export function bodiesSource(document: Description, operations: Operation[]): string {
  const { table, $defs } = contractOf(document, operations);
  const lines = Object.values(table).flatMap(({ id, request, retry }) =>
    request.body && retry === 'never' ? [`  ${id}: ${fieldsOf(request.body, $defs)},\n`] : [],
  );
  return `import type { Fields } from '../bodyFields.ts';
import type { OperationId } from '../operationTypes.ts';

/** The fields of the body of each write that has one. */
export const bodies = {\n${lines.join('')}} as const satisfies Partial<Record<OperationId, Fields>>;\n`;
}

function fieldsOf(schema: JsonSchema, $defs: Record<string, JsonSchema>): string {
  const { properties } = resolved(schema, $defs).schema as { properties?: Record<string, JsonSchema> };
  if (!properties) throw new Error(`The generator of bodies does not know a body that is no object: ${JSON.stringify(schema)}`);
  return `{ ${Object.entries(properties)
    .map(([name, member]) => `${name}: ${fieldOf(member, $defs)}`)
    .join(', ')} }`;
}

function fieldOf(member: JsonSchema, $defs: Record<string, JsonSchema>): string {
  const { schema, isNullable } = resolved(member, $defs);
  const below = schema.items ? resolved(schema.items as JsonSchema, $defs).schema : schema;
  const mark = isNullable ? 1 : 0;
  return below.properties ? `[${mark}, ${fieldsOf(below, $defs)}]` : String(mark);
}

/** What a schema refers to, and whether it allows null. */
function resolved(schema: JsonSchema, $defs: Record<string, JsonSchema>): { schema: JsonSchema; isNullable: boolean } {
  if (typeof schema.$ref === 'string') return resolved($defs[schema.$ref.replace('#/$defs/', '')] as JsonSchema, $defs);
  const [one, other] = (schema.oneOf ?? []) as JsonSchema[];
  if (one && other?.type === 'null') return { ...resolved(one, $defs), isNullable: true };
  return { schema, isNullable: [schema.type].flat().includes('null') };
}

import { type Description, type JsonSchema, type Operation, type Parameter, resolve } from './operations.ts';

/**
 * What the server and the mocks check against. Request schemas are as described. Answer schemas are *closed* here (`allOf`
 * merged, every object closed), so that a column that leaks into an answer is found; the published ones stay open.
 */
export function contractSource(document: Description, operations: Operation[]): string {
  const { table, $defs } = contractOf(document, operations);
  return `import type { Contract } from '../contract.ts';

/** All operations with their closed schemas. */
export const contract: Contract = ${JSON.stringify(table, null, 2)};

/** The closed component schemas, to which the operations refer as \`#/$defs/Name\`. */
export const definitions: Record<string, object> = ${JSON.stringify($defs, null, 2)};
`;
}

/** The operations by name, with their closed schemas, and the closed components that these refer to as `#/$defs/Name`. */
export function contractOf(document: Description, operations: Operation[]) {
  const components = Object.entries(document.components.schemas);
  return {
    table: Object.fromEntries(operations.map((operation) => [operation.id, entry(document, operation)])),
    $defs: Object.fromEntries(components.map(([name, schema]) => [name, closed(document, schema)])),
  };
}

function entry(document: Description, operation: Operation) {
  return {
    id: operation.id,
    tag: operation.tag,
    summary: { 'zh-CN': operation['x-summary-zh'], 'en-US': operation.summary },
    method: operation.method,
    path: operation.path,
    permission: operation['x-permission'] ?? null,
    dataScope: operation['x-data-scope'],
    retry: operation['x-retry'],
    sideEffect: operation['x-side-effect'] ?? false,
    idempotent: operation['x-idempotent'] ?? false,
    paged: operation['x-pagination'] ?? false,
    background: operation['x-background'] ?? false,
    initialPassword: operation['x-initial-password'] ?? false,
    unique: operation['x-unique'] ?? [],
    namesCompany: operation['x-names-company'] ?? false,
    ignores: isWholeList(operation) ? ['current', 'size'] : [],
    request: {
      path: parameters(document, operation, 'path'),
      query: parameters(document, operation, 'query'),
      body: operation.body ? closed(document, operation.body.schema) : null,
      form: operation.form ? closed(document, resolve(document, operation.form.schema)) : null,
    },
    binary: operation.binary,
    data: closed(document, operation.data),
  };
}

/** Whether the operation reads a list without pages: its answer is a bare array. */
const isWholeList = ({ data, 'x-retry': retry }: Operation) => data.type === 'array' && retry === 'safe';

function parameters(document: Description, operation: Operation, where: Parameter['in']): JsonSchema {
  const members = operation.parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    additionalProperties: false,
    required: members.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, closed(document, schema)])),
  };
}

/** Keywords for readers and generators of clients. */
const prose = new Set(['description', 'examples', 'example', 'title', 'x-enum-varnames', 'x-enum-descriptions']);

function closed(document: Description, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref.replace('#/components/schemas/', '#/$defs/') };
  if (Array.isArray(schema.allOf)) return closed(document, merged(document, schema));
  const result: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (prose.has(keyword)) continue;
    if (keyword === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [name, closed(document, member)]),
      );
    } else if (Array.isArray(value) && ['oneOf', 'anyOf'].includes(keyword)) {
      result[keyword] = value.map((member) => closed(document, member as JsonSchema));
    } else if (['items', 'additionalProperties'].includes(keyword) && value !== null && typeof value === 'object') {
      result[keyword] = closed(document, value as JsonSchema);
    } else {
      result[keyword] = value;
    }
  }
  if (result.properties && result.additionalProperties === undefined) result.additionalProperties = false;
  return result;
}

function merged(document: Description, schema: JsonSchema): JsonSchema {
  const { allOf, ...rest } = schema;
  const parts = [...(allOf as JsonSchema[]), rest].map((part) => {
    const found = resolve<JsonSchema>(document, part);
    return Array.isArray(found.allOf) ? merged(document, found) : found;
  });
  return {
    ...Object.assign({}, ...parts),
    required: parts.flatMap((part) => (part.required as string[] | undefined) ?? []),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
  };
}

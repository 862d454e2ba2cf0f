import { contractOf } from './contract.ts';
import type { Description, JsonSchema, Operation } from './operations.ts';

/**
 * zod schemas of what operations take: one export for each, which a bundler leaves out if nobody imports it, because it is told that
 * the call has no effect (`PURE`). Each schema is made when it is first asked for: all of them take 50 ms.
 */
export function zodSource(document: Description, operations: Operation[]): string {
  const { table, $defs } = contractOf(document, operations);
  /** Null for one that is being written. */
  const components = new Map<string, string | null>();
  const named = (name: string) => {
    if (components.get(name) === null)
      throw new Error(`The generator of zod schemas does not know ${name}, which contains itself`);
    if (components.has(name)) return;
    components.set(name, null);
    components.set(name, `const ${name} = /* @__PURE__ */ once(() => ${expression($defs[name] as JsonSchema, named)});`);
  };
  const exported = Object.values(table).map(({ id, summary, request }) => {
    const { path, query, body, form } = request;
    const parts = Object.entries({ path: filled(path), query: filled(query), body: body ?? form })
      .filter((part): part is [string, JsonSchema] => part[1] !== null)
      .map(([name, schema]) => `  ${name}: () => ${indented(expression(schema, named))},\n`);
    const members = parts.length > 0 ? `{\n${parts.join('')}}` : '{}';
    return `/** Schemas of the input of \`${id}\`: ${summary['en-US']} · ${summary['zh-CN']}. */\nexport const ${id} = /* @__PURE__ */ lazily(${members});`;
  });
  return `import * as z from 'zod';
import { lazily, once, optional, unique } from '../zod/parts.ts';

${[...components.values(), ...exported].join('\n\n')}
`;
}

const indented = (code: string) => code.replaceAll('\n', '\n  ');
const filled = (schema: JsonSchema) => (Object.keys(schema.properties as object).length > 0 ? schema : null);

/** What says nothing of which values are valid. */
const annotations = new Set(['default', 'deprecated', 'readOnly', 'writeOnly']);

/** Every keyword that a schema of some type may have. */
const keywords: Record<string, string[]> = {
  object: ['properties', 'required', 'additionalProperties'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['enum', 'format', 'pattern', 'minLength', 'maxLength'],
  integer: ['enum', 'minimum', 'maximum'],
  number: ['enum', 'minimum', 'maximum'],
  boolean: ['enum'],
  null: [],
};

/** zod lets a time be without seconds, and a label of a host end with a hyphen; the server does not. */
const formats: Record<string, string> = {
  date: 'z.iso.date()',
  'date-time': 'z.iso.datetime({ offset: true }).regex(/T\\d\\d:\\d\\d:\\d\\d/)',
  email: 'z.email().regex(/@(?!.*-\\.)/)',
  binary: 'z.instanceof(Blob)',
};

/**
 * A closed schema of the contract as a zod expression.
 * @param named told of every component that it refers to
 * @throws Error for what it does not know: a rule that is left out would let wrong values through
 */
export function expression(schema: JsonSchema, named: (name: string) => void): string {
  if (schema.$ref !== undefined) {
    expect(schema, ['$ref']);
    const name = String(schema.$ref).replace('#/$defs/', '');
    named(name);
    return `${name}()`;
  }
  if (schema.oneOf !== undefined) {
    expect(schema, ['oneOf']);
    const [one, other, ...more] = schema.oneOf as JsonSchema[];
    if (!one || other?.type !== 'null' || more.length > 0) throw unknown(schema, 'oneOf of other than a schema and null');
    return `${expression(one, named)}.nullable()`;
  }
  if (!Array.isArray(schema.type)) return typed(schema, named);
  const [type, none, ...more] = schema.type as string[];
  if (none !== 'null' || more.length > 0) throw unknown(schema, 'types other than one and null');
  if (schema.enum !== undefined) throw unknown(schema, 'enum of two types');
  return `${typed({ ...schema, type }, named)}.nullable()`;
}

function typed(schema: JsonSchema, named: (name: string) => void): string {
  const type = String(schema.type);
  const known = keywords[type];
  if (!known) throw unknown(schema, `type ${type}`);
  expect(schema, ['type', ...known]);
  if (schema.enum !== undefined) {
    const limits = Object.keys(schema).filter((keyword) => keyword !== 'enum' && known.includes(keyword));
    if (limits.length > 0) throw unknown(schema, `enum with ${limits}`);
    return `z.literal(${JSON.stringify(schema.enum)})`;
  }
  const limits = (least: string, most: string) =>
    `${schema[least] === undefined ? '' : `.min(${schema[least]})`}${schema[most] === undefined ? '' : `.max(${schema[most]})`}`;
  if (type === 'object') return object(schema, named);
  if (type === 'array') {
    const items = expression(schema.items as JsonSchema, named);
    return `z.array(${items})${limits('minItems', 'maxItems')}${schema.uniqueItems ? '.check(unique)' : ''}`;
  }
  if (type === 'integer') return `z.int()${limits('minimum', 'maximum')}`;
  if (type === 'number') return `z.number()${limits('minimum', 'maximum')}`;
  if (type !== 'string') return `z.${type}()`;
  const base = schema.format === undefined ? 'z.string()' : formats[String(schema.format)];
  if (!base) throw unknown(schema, `format ${schema.format}`);
  const pattern = schema.pattern === undefined ? '' : `.regex(${new RegExp(String(schema.pattern), 'u')})`;
  return `${base}${limits('minLength', 'maxLength')}${pattern}`;
}

function object(schema: JsonSchema, named: (name: string) => void): string {
  if (!schema.properties || schema.additionalProperties !== false) throw unknown(schema, 'an object that is not closed');
  const required = (schema.required ?? []) as string[];
  const members = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, member]) => {
    const type = indented(expression(member, named));
    return `  ${name}: ${required.includes(name) ? type : `optional(${type})`},\n`;
  });
  return `z.strictObject({\n${members.join('')}})`;
}

function expect(schema: JsonSchema, known: string[]) {
  const other = Object.keys(schema).find((keyword) => !known.includes(keyword) && !annotations.has(keyword));
  if (other) throw unknown(schema, `the keyword ${other}`);
}

const unknown = (schema: JsonSchema, what: string) =>
  new Error(`The generator of zod schemas does not know ${what}: ${JSON.stringify(schema)}`);

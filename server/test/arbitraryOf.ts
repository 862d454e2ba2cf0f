import { definitions } from '@campus-procurement/sdk/contract';
import fc from 'fast-check';

/** As much of JSON Schema as request schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  oneOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Lists are kept short: length is a rule of its own, which mutations break on purpose. */
const longestList = 5;

/**
 * Values that a request schema admits. An unknown kind of schema is an error, so that none goes untested.
 * @param ids of rows that exist: half of all ids are among them
 */
export function arbitraryOf(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  if (schema.$ref === '#/$defs/Id') return fc.oneof(fc.constantFrom(...ids), arbitraryOf(definitionOf(schema.$ref), ids));
  if (schema.$ref) return arbitraryOf(definitionOf(schema.$ref), ids);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((choice) => arbitraryOf(choice, ids)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, ids)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.pattern === idPattern ? fc.oneof(fc.constantFrom(...ids), text(schema)) : text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'array':
      return list(schema, ids);
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, arbitraryOf(member, ids)] as const);
      const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
      return fc.record(model, { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    default:
      throw new Error(`No values for the schema ${JSON.stringify(schema)}`);
  }
}

/** Ids that may be null do not refer to the definition of ids. */
export const idPattern = '^[0-9A-Za-z_-]{1,64}$';

function definitionOf(ref: string): Schema {
  const found = definitions[ref.replace('#/$defs/', '')];
  if (!found) throw new Error(`No definition ${ref}`);
  return found;
}

/** Those that people write lie in this century, as the patterns beside some formats demand. */
const moments = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') });

const formats: Record<string, fc.Arbitrary<string>> = {
  // The name of a file; whoever sends it adds a content.
  binary: fc.stringMatching(/^[a-z]{1,10}$/),
  email: fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.example$/),
  'date-time': moments.map((date) => date.toISOString()),
  date: moments.map((date) => date.toISOString().slice(0, 10)),
};

function text({ pattern, format, minLength = 0, maxLength = 100 }: Schema) {
  if (format) return formats[format] ?? fail(`No texts of the format ${format}`);
  const fits = (value: string) => [...value].length >= minLength && [...value].length <= maxLength && !value.includes('\0');
  if (pattern) return matching(pattern, minLength, fits);
  const odd = ["'", '%', '_', '\\', '"', '<b>', '\u202e', '😀', ';--']
    .map((one) => one.repeat(Math.max(minLength, 1)))
    .filter(fits);
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }).filter(fits);
  return odd.length > 0 ? fc.oneof(plain, fc.constantFrom(...odd)) : plain;
}

/**
 * Texts of a pattern are made without regard to their length, and those of a wrong one thrown away.
 * @throws Error where nearly all would be: looking for the next one would hang
 */
function matching(pattern: string, minLength: number, fits: (value: string) => boolean): fc.Arbitrary<string> {
  const texts = fc.stringMatching(new RegExp(pattern, 'u'), { size: minLength > 10 ? 'medium' : 'small' });
  const fitting = fc.sample(texts, { seed: 1, numRuns: 200 }).filter(fits).length;
  if (fitting < 5) fail(`Texts of the pattern ${pattern} rarely have the length asked for: write the length into the pattern`);
  return texts.filter(fits);
}

function list({ items = {}, minItems = 0, maxItems = longestList, uniqueItems }: Schema, ids: string[]) {
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, longestList)) };
  const item = arbitraryOf(items, ids);
  return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
}

function fail(message: string): never {
  throw new Error(message);
}

import type { JsonSchema } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import { dayMs, isoTime } from '../time.ts';
import { violations } from './checks.ts';
import type { Family } from './families.ts';
import { listIn, propertiesOf, type Shape, shapeOf } from './schemas.ts';
import { personName } from './vocabulary.ts';

/** A row of an entity. */
export type Row = Record<string, unknown>;

const personField = /ByName$|^((contact|owner|author|real)N|n)ame$/;
const titleField = /^(title|\w+Name|\w+Key)$/;

/**
 * Mulberry32, a small pseudo-random number generator for numbers from 0 to below 1. The same seed always gives the same numbers.
 */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time, in milliseconds, as the API writes it. */
export const timeText = (ms: number): string => isoTime(new Date(ms));

/** Returns the id of the n-th row, for rows that are not examples. */
export const idText = (n: number): string => `01957b1e-6c00-7a10-8000-${(0x10_0000 + n).toString(16).padStart(12, '0')}`;

/** Returns the schema of a row with all its fields. */
export const rowSchema = ({ lists, detail }: Family): JsonSchema =>
  detail ? contract[detail].data : (listIn(lists[0]).items ?? {});

/** Returns the rows in the example of a list. A tree is flattened. */
function exampleRows({ lists: [first] }: Family): Row[] {
  const { data } = examples[first];
  return flat(contract[first].paged ? (data as { records: Row[] }).records : (data as Row[]));
}

const flat = (rows: Row[]): Row[] => rows.flatMap(({ children = [], ...row }) => [row, ...flat(children as Row[])]);

/** Returns the fields that a list shows partly masked, such as 199****0102. */
export function maskedFields(family: Family): string[] {
  const [row = {}] = exampleRows(family);
  return Object.keys(row).filter((field) => /\*{4}/.test(String(row[field])));
}

/** Returns a row with all fields, the template for generated rows. */
export const templateOf = (family: Family): Row =>
  structuredClone({ ...exampleRows(family)[0], ...(family.detail && (examples[family.detail].data as Row)) });

const made = new Map<string, Row[]>();

/** Returns the rows of a fresh mock. They are generated once and copied, because test suites reset the mock after every test. */
export function seedRows(family: Family, seed: number, size: number): Row[] {
  const key = `${family.save} ${seed} ${size}`;
  const rows = made.get(key) ?? freshRows(family, seed, size);
  made.set(key, rows);
  return structuredClone(rows);
}

/** Generates the rows: those of the examples first, then variations up to `size`. */
function freshRows(family: Family, seed: number, size: number): Row[] {
  const template = templateOf(family);
  const random = randomFrom(seed);
  const rows = exampleRows(family).map((record) => ({ ...template, ...record }) as Row);
  for (const row of rows) for (const field of maskedFields(family)) row[field] = String(row[field]).replaceAll('*', '0');
  while (rows.length < Math.max(family.size, size)) rows.push(variation(family, template, rows.length, random));
  return rows;
}

function variation(family: Family, template: Row, n: number, random: () => number): Row {
  const row: Row = { ...template, id: idText(n) };
  const own = propertiesOf(contract[family.save].request.body ?? {});
  // Further rows of a tree go below its first row.
  if ('parentId' in template) row.parentId = template.id;
  // Times increase from field to field, so no row is changed before it was created.
  let time = Date.parse('2025-03-01T00:00:00Z') + Math.floor(random() * 200 * dayMs);
  for (const [name, member] of Object.entries(propertiesOf(rowSchema(family)))) {
    const shape = shapeOf(member);
    let value: unknown;
    if (shape.enum) value = shape.enum[Math.floor(random() * shape.enum.length)];
    else if (shape.type === 'integer') value = Math.max(shape.minimum ?? 0, Math.floor(random() ** 2 * 12));
    else if (shape.format === 'date-time') {
      time += Math.floor(random() * 30 * dayMs);
      value = timeText(time);
    } else if (personField.test(name)) value = personName(random);
    else if (/phone$/i.test(name)) value = `199${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
    else if (name === 'email') value = String(template.email).replace('@', `${n}@`);
    // Names of other things, such as the school, are not changed.
    else if (name in own && (family.unique.includes(name) || titleField.test(name)))
      value = distinct(String(template[name]), n, shape);
    // A value that breaks the schema, such as an invented company code, is dropped; the row keeps the example's.
    if (value !== undefined && violations(member, value).length === 0) row[name] = value;
  }
  return row;
}

/** Appends a number to a text, or letters if its pattern allows no digits. */
function distinct(text: string, n: number, { pattern = '' }: Shape): string {
  const numbered = `${text}${n}`;
  if (new RegExp(pattern).test(numbered)) return numbered;
  return `${text}_${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`;
}

import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import type { Family } from './families.ts';
import { propertiesOf, type Shape, shapeOf } from './schemas.ts';

/** A row of an entity. */
export type Row = Record<string, unknown>;

const dayMs = 86_400_000;

/** Mulberry32: a small generator of pseudo-random numbers from 0 to below 1. The same seed always gives the same. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time as the API writes it, in the business time zone. */
export const timeText = (ms: number): string => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** The id of the n-th row that is not of the examples. */
export const idText = (n: number): string => `01957b1e-6c00-7a10-8000-${(0x10_0000 + n).toString(16).padStart(12, '0')}`;

/** The rows of a fresh mock: those of the examples, then variations of the detail's example. */
export function seedRows(family: Family, seed: number): Row[] {
  const template = examples[family.detail].data as Row;
  const { records } = examples[family.page].data as { records: Row[] };
  const random = randomFrom(seed);
  const rows = records.map((record) => ({ ...template, ...record }));
  while (rows.length < family.size) rows.push(variation(family, template, rows.length, random));
  return structuredClone(rows);
}

function variation({ detail, unique }: Family, template: Row, n: number, random: () => number): Row {
  const row: Row = { ...template, id: idText(n) };
  // Times grow from one field to the next, so that no row is changed before it was created.
  let time = Date.parse('2025-03-01T00:00:00Z') + Math.floor(random() * 200 * dayMs);
  for (const [name, member] of Object.entries(propertiesOf(contract[detail].data))) {
    const shape = shapeOf(member);
    if (unique.includes(name)) row[name] = distinct(String(template[name]), n, shape);
    else if (shape.enum) row[name] = shape.enum[Math.floor(random() * shape.enum.length)];
    else if (shape.type === 'integer') row[name] = Math.max(shape.minimum ?? 0, Math.floor(random() ** 2 * 12));
    else if (shape.format === 'date-time') {
      time += Math.floor(random() * 30 * dayMs);
      row[name] = timeText(time);
    }
  }
  return row;
}

/** The text with a number at its end, or with letters, where its pattern has no room for digits. */
function distinct(text: string, n: number, { pattern = '' }: Shape): string {
  const numbered = `${text}${n}`;
  if (new RegExp(pattern).test(numbered)) return numbered;
  return `${text}_${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`;
}

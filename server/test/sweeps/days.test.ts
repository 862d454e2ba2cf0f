import { contract, definitions } from '@campus-procurement/sdk/contract';
import { expect, test } from 'vitest';
import { brokenRules } from '#platform/contract/brokenRules.ts';
import { bodySchema } from '#platform/contract/schemas.ts';
import { writes } from '../demoWrites.ts';

type Schema = {
  $ref?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
} & Partial<Record<'allOf' | 'oneOf' | 'anyOf', Schema[]>>;

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : resolved((definitions as Record<string, Schema>)[String(schema.$ref.split('/').at(-1))] ?? {});

/** The fields of a body that have a day; 0 stands for the first item of a list. */
function dayFields(schema: Schema, at: string[] = []): string[][] {
  if (at.length > 6) return [];
  const { format, properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = resolved(schema);
  return [
    ...(format === 'date' ? [at] : []),
    ...Object.entries(properties).flatMap(([name, field]) => dayFields(field, [...at, name])),
    ...(items ? dayFields(items, [...at, '0']) : []),
    ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => dayFields(part, at)),
  ];
}

/** A body that has nothing but a value at a place. */
function bodyWith(value: string, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value;
  const inner = bodyWith(value, rest);
  return name === '0' ? [inner] : { [name]: inner };
}

const fields = writes.flatMap((id) => {
  const { request } = contract[id] as { request: { body?: Schema; form?: Schema } };
  return dayFields(request.body ?? request.form ?? {}).map((at) => [`${id} ${at.join('.')}`, id, at] as const);
});

test('days are sent to many operations', () => {
  expect(fields.length).toBeGreaterThan(20);
});

test.each(fields)('%s refuses a day that nobody means, and names field and bounds', (_title, id, at) => {
  for (const day of ['0026-03-01', '1826-03-01', '2926-03-01', '2026-02-30', '26-3-1']) {
    const check = bodySchema(`${id}.body`);
    check(bodyWith(day, at));
    const found = brokenRules(check.errors).find(({ field, rule }) => field === at.join('.') && rule === 'days');
    expect(found?.params, day).toEqual({ from: '1900-01-01', to: '2099-12-31' });
  }
});

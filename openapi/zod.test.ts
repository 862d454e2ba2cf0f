import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './scripts/operations.ts';
import { expression } from './scripts/zod.ts';

const written = (schema: JsonSchema) => expression(schema, () => {});

describe('the generator of zod schemas', () => {
  test.each<[JsonSchema, string]>([
    [{ type: 'string', minLength: 1, maxLength: 9, pattern: '^/\\d' }, 'z.string().min(1).max(9).regex(/^\\/\\d/u)'],
    [{ type: ['integer', 'null'], minimum: 0 }, 'z.int().min(0).nullable()'],
    [{ oneOf: [{ $ref: '#/$defs/Id' }, { type: 'null' }] }, 'Id().nullable()'],
    [{ type: 'boolean', enum: [true] }, 'z.literal([true])'],
    [{ type: 'boolean', default: true }, 'z.boolean()'],
    [{ type: 'array', items: { type: 'number' }, maxItems: 2, uniqueItems: true }, 'z.array(z.number()).max(2).check(unique)'],
    [
      { type: 'object', additionalProperties: false, required: ['a'], properties: { a: { type: 'null' }, b: { type: 'null' } } },
      'z.strictObject({\n  a: z.null(),\n  b: optional(z.null()),\n})',
    ],
  ])('writes %j', (schema, expected) => {
    expect(written(schema)).toBe(expected);
  });

  test.each<[JsonSchema, string]>([
    [{ type: 'integer', multipleOf: 5 }, 'the keyword multipleOf'],
    [{ type: 'string', format: 'uri' }, 'format uri'],
    [{ type: 'string', enum: ['a'], maxLength: 1 }, 'enum with maxLength'],
    [{ type: ['string', 'null'], enum: ['a', null] }, 'enum of two types'],
    [{ type: ['string', 'integer'] }, 'types other than one and null'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'oneOf of other than a schema and null'],
    [{ anyOf: [{ type: 'string' }] }, 'type undefined'],
    [{ const: 1 }, 'type undefined'],
    [{ $ref: '#/$defs/Id', minLength: 2 }, 'the keyword minLength'],
    [{ type: 'object', properties: {} }, 'an object that is not closed'],
    [{ type: 'array', items: { type: 'string', contentEncoding: 'base64' } }, 'the keyword contentEncoding'],
  ])('refuses %j, which it does not know', (schema, what) => {
    expect(() => written(schema)).toThrow(`does not know ${what}`);
  });
});

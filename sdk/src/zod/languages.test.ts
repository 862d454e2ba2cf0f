import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import * as schemas from '../generated/zod.ts';

type Parts = Record<string, z.ZodType>;

/** Values of every kind, each wrong for some field. */
const wrong = [undefined, null, '', 'x', 'x'.repeat(200_000), -1, 1.5, 1e12, true, [], ['x', 'x'], {}, { more: 1 }];

/** A value in which each field has the same value, also within lists. */
function filled(type: z.core.$ZodType, value: unknown, depth = 0): unknown {
  const { def } = type._zod;
  if (depth > 4) return value;
  if (def.type === 'object') {
    const fields = Object.entries((def as z.core.$ZodObjectDef).shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, value, depth + 1)]));
  }
  if (def.type === 'array' && !Array.isArray(value)) return [filled((def as z.core.$ZodArrayDef).element, value, depth + 1)];
  if ('innerType' in def) return filled(def.innerType as z.core.$ZodType, value, depth);
  return value;
}

const textsOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => [issue.message, ...(issue.code === 'invalid_union' ? issue.errors.flatMap(textsOf) : [])]);

beforeAll(() => void z.config(z.locales.zhCN()));
afterAll(() => void z.config(z.locales.en()));

test('what is wrong with an input is said in the language that zod is set to, for every operation', () => {
  const texts = new Set(
    Object.values(schemas as unknown as Record<string, Parts>)
      .flatMap((parts) => Object.values(parts))
      .flatMap((type) => [...wrong, ...wrong.map((value) => filled(type, value))].map((value) => type.safeParse(value)))
      .flatMap(({ error }) => textsOf(error?.issues ?? [])),
  );
  expect(texts.size).toBeGreaterThan(50);
  expect([...texts].filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
}, 30_000);

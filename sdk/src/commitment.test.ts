import { expect, test } from 'vitest';
import { canonicalText } from './commitment.ts';

test('the order of fields does not change the canonical text', () => {
  expect(canonicalText({ b: '价', a: [1, { d: null, c: '"' }] })).toBe('{"a":[1,{"c":"\\"","d":null}],"b":"价"}');
  expect(canonicalText({ a: [1, { c: '"', d: null }], b: '价' })).toBe(canonicalText({ b: '价', a: [1, { d: null, c: '"' }] }));
});

test('what JSON cannot write has no canonical text', () => {
  expect(() => canonicalText(undefined)).toThrow(TypeError);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { treeOf, withRowsAbove } from './tree.ts';

const rows = [
  { id: 'home', parentId: null },
  { id: 'user', parentId: null },
  { id: 'role', parentId: 'user' },
  { id: 'create', parentId: 'role' },
  { id: 'orphan', parentId: 'gone' },
];

test('a tree keeps the order of its rows and leaves out rows below a missing one', () => {
  const tree = treeOf<(typeof rows)[number], unknown>(rows, ({ id }, children) => [id, children]);
  expect(tree).toEqual([
    ['home', []],
    ['user', [['role', [['create', []]]]]],
  ]);
});

test('the rows above are found at every depth', () => {
  expect([...withRowsAbove(rows, ['create', 'home'])].sort()).toEqual(['create', 'home', 'role', 'user']);
});

test('rows that lie below each other in a circle end neither function', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const anyRows = fc.uniqueArray(fc.record({ id: ids, parentId: fc.option(ids) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(anyRows, (any) => {
      const reached = withRowsAbove(any, ['a']);
      expect(reached.has('a')).toBe(true);
      expect(treeOf<(typeof any)[number], string>(any, ({ id }) => id).length).toBeLessThanOrEqual(any.length);
    }),
  );
});

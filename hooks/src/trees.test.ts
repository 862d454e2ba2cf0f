import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterTree, type TreeNode, tickStateOf, toggleTick, treeIds, visibleRows } from './trees.ts';
import { useTree } from './useTree.ts';

const leaf = (id: string): TreeNode => ({ id, isGroup: false, children: [] });
const page = (id: string, ...children: TreeNode[]): TreeNode => ({ ...leaf(id), children });
const group = (id: string, ...children: TreeNode[]): TreeNode => ({ id, isGroup: true, children });

const roles = page('roles', leaf('create'), leaf('delete'));
const users = group('users', roles, page('depts'));
const tree = [page('home'), users];

describe('a tree of menus', () => {
  test('ticking a button ticks the page it is on and the groups around that', () => {
    expect([...toggleTick(tree, new Set(), 'create')].sort()).toEqual(['create', 'roles', 'users']);
  });

  test('ticking a group ticks everything in it, and once more unticks it', () => {
    const all = toggleTick(tree, new Set(), 'users');
    expect([...all].sort()).toEqual(['create', 'delete', 'depts', 'roles', 'users']);
    expect(toggleTick(tree, all, 'users').size).toBe(0);
  });

  test('unticking the last button leaves its page, which can be opened without', () => {
    const ticked = toggleTick(tree, toggleTick(tree, new Set(), 'create'), 'create');
    expect([...ticked].sort()).toEqual(['roles', 'users']);
  });

  test('a group is unticked with the last thing in it', () => {
    const ticked = toggleTick(tree, new Set(), 'depts');
    expect([...ticked].sort()).toEqual(['depts', 'users']);
    expect(toggleTick(tree, ticked, 'depts').size).toBe(0);
  });

  test('a page with some of its buttons is half ticked, and so is its group', () => {
    const ticked = toggleTick(tree, new Set(), 'create');
    expect(tickStateOf(roles, ticked)).toBe('mixed');
    expect(tickStateOf(users, ticked)).toBe('mixed');
  });

  test('a group counts as ticked whether or not its own id was stored', () => {
    expect(tickStateOf(users, new Set(['roles', 'create', 'delete', 'depts']))).toBe('checked');
  });

  test('ids that are not in the tree are kept', () => {
    expect(toggleTick(tree, new Set(['elsewhere']), 'home')).toEqual(new Set(['elsewhere', 'home']));
  });

  test('only what is expanded is in sight', () => {
    const ids = (expanded: string[]) => visibleRows(tree, new Set(expanded)).map(({ node }) => node.id);
    expect(ids([])).toEqual(['home', 'users']);
    expect(ids(['users'])).toEqual(['home', 'users', 'roles', 'depts']);
  });
});

test('what matches is found with what leads to it and what is below it', () => {
  const found = filterTree(tree, ({ id }) => id === 'roles' || id === 'depts');
  expect(treeIds(found)).toEqual(['users', 'roles', 'create', 'delete', 'depts']);
  expect(treeIds(filterTree(tree, ({ id }) => id === 'delete'))).toEqual(['users', 'roles', 'delete']);
  expect(filterTree(tree, () => false)).toEqual([]);
});

test('a tree opens and closes node by node or whole; while something is looked for, the way to it is open', () => {
  let sought: string | null = null;
  const { result, rerender } = renderHook(() => useTree(tree, sought === null ? null : ({ id }) => id === sought));
  const shown = () => result.current.rows.map(({ node, level }) => `${level} ${node.id}`);
  expect(shown()).toEqual(['1 home', '1 users', '2 roles', '2 depts']);
  act(() => result.current.setExpanded('roles', true));
  expect(shown()).toEqual(['1 home', '1 users', '2 roles', '3 create', '3 delete', '2 depts']);
  act(() => result.current.collapseAll());
  expect(shown()).toEqual(['1 home', '1 users']);
  sought = 'delete';
  rerender();
  expect(shown()).toEqual(['1 users', '2 roles', '3 delete']);
  expect(result.current.isExpanded('roles')).toBe(true);
  sought = null;
  rerender();
  expect(shown()).toEqual(['1 home', '1 users']);
  act(() => result.current.expandAll());
  expect(shown()).toHaveLength(6);
  act(() => result.current.setExpanded('users', false));
  expect(shown()).toEqual(['1 home', '1 users']);
});

const anyNode: fc.Memo<TreeNode> = fc.memo((depth) =>
  fc.record<TreeNode>({
    id: fc.uuid(),
    isGroup: fc.boolean(),
    children: depth <= 1 ? fc.constant([]) : fc.array(anyNode(depth - 1), { maxLength: 3 }),
  }),
);

test('whatever is clicked, nothing stays ticked below an unticked page, and a click leaves no node half ticked', () => {
  fc.assert(
    fc.property(fc.array(anyNode(4), { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { maxLength: 12 }), (roots, clicks) => {
      const ids = treeIds(roots);
      let ticked = new Set<string>();
      for (const click of clicks) ticked = toggleTick(roots, ticked, ids[click % ids.length] as string);

      const check = (each: TreeNode): void => {
        const isHeld = !each.isGroup ? ticked.has(each.id) : tickStateOf(each, ticked) !== 'unchecked';
        for (const child of each.children) {
          if (tickStateOf(child, ticked) !== 'unchecked') expect(isHeld).toBe(true);
          check(child);
        }
      };
      roots.forEach(check);

      for (const id of ids) {
        const once = toggleTick(roots, ticked, id);
        const state = tickStateOf(roots.flatMap(flatten).find((each) => each.id === id) as TreeNode, once);
        expect(['checked', 'unchecked']).toContain(state);
      }
    }),
  );
});

function flatten(each: TreeNode): TreeNode[] {
  return [each, ...each.children.flatMap(flatten)];
}

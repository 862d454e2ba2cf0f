import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allIds, type CheckNode, stateOf, toggle, visibleRows } from './checkTree.ts';

const leaf = (id: string): CheckNode => ({ id, label: id, isGroup: false, children: [] });
const page = (id: string, ...children: CheckNode[]): CheckNode => ({ ...leaf(id), children });
const group = (id: string, ...children: CheckNode[]): CheckNode => ({ id, label: id, isGroup: true, children });

const roles = page('roles', leaf('create'), leaf('delete'));
const users = group('users', roles, page('depts'));
const tree = [page('home'), users];

describe('a tree of menus', () => {
  test('ticking a button ticks the page it is on and the groups around that', () => {
    expect([...toggle(tree, new Set(), 'create')].sort()).toEqual(['create', 'roles', 'users']);
  });

  test('ticking a group ticks everything in it, and once more unticks it', () => {
    const all = toggle(tree, new Set(), 'users');
    expect([...all].sort()).toEqual(['create', 'delete', 'depts', 'roles', 'users']);
    expect(toggle(tree, all, 'users').size).toBe(0);
  });

  test('unticking the last button leaves its page, which can be opened without', () => {
    const ticked = toggle(tree, toggle(tree, new Set(), 'create'), 'create');
    expect([...ticked].sort()).toEqual(['roles', 'users']);
  });

  test('a group is unticked with the last thing in it', () => {
    const ticked = toggle(tree, new Set(), 'depts');
    expect([...ticked].sort()).toEqual(['depts', 'users']);
    expect(toggle(tree, ticked, 'depts').size).toBe(0);
  });

  test('a page with some of its buttons is half ticked, and so is its group', () => {
    const ticked = toggle(tree, new Set(), 'create');
    expect(stateOf(roles, ticked)).toBe('mixed');
    expect(stateOf(users, ticked)).toBe('mixed');
  });

  test('a group counts as ticked whether or not its own id was stored', () => {
    expect(stateOf(users, new Set(['roles', 'create', 'delete', 'depts']))).toBe('checked');
  });

  test('ids that are not in the tree are kept', () => {
    expect(toggle(tree, new Set(['elsewhere']), 'home')).toEqual(new Set(['elsewhere', 'home']));
  });

  test('only what is expanded is in sight', () => {
    const ids = (expanded: string[]) => visibleRows(tree, new Set(expanded)).map(({ node }) => node.id);
    expect(ids([])).toEqual(['home', 'users']);
    expect(ids(['users'])).toEqual(['home', 'users', 'roles', 'depts']);
  });
});

const anyNode: fc.Memo<CheckNode> = fc.memo((depth) =>
  fc.record<CheckNode>({
    id: fc.uuid(),
    label: fc.string(),
    isGroup: fc.boolean(),
    children: depth <= 1 ? fc.constant([]) : fc.array(anyNode(depth - 1), { maxLength: 3 }),
  }),
);

test('whatever is clicked, nothing stays ticked below an unticked page, and a click leaves no node half ticked', () => {
  fc.assert(
    fc.property(fc.array(anyNode(4), { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { maxLength: 12 }), (roots, clicks) => {
      const ids = allIds(roots);
      let ticked = new Set<string>();
      for (const click of clicks) ticked = toggle(roots, ticked, ids[click % ids.length] as string);

      const check = (each: CheckNode): void => {
        const isHeld = !each.isGroup ? ticked.has(each.id) : stateOf(each, ticked) !== 'unchecked';
        for (const child of each.children) {
          if (stateOf(child, ticked) !== 'unchecked') expect(isHeld).toBe(true);
          check(child);
        }
      };
      roots.forEach(check);

      for (const id of ids) {
        const once = toggle(roots, ticked, id);
        const state = stateOf(roots.flatMap(flatten).find((each) => each.id === id) as CheckNode, once);
        expect(['checked', 'unchecked']).toContain(state);
      }
    }),
  );
});

function flatten(each: CheckNode): CheckNode[] {
  return [each, ...each.children.flatMap(flatten)];
}

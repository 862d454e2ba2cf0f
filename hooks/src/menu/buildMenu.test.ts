import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuItem } from '../testing/people.ts';
import { buildMenu, type MenuNode } from './buildMenu.ts';

const outline = (nodes: MenuNode[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.path, ...outline(node.children)] : node.path));
const directory = (path: string, children: unknown[], more = {}) => ({ ...menuItem(path), menuType: 'DIR', ...more, children });

describe('a menu', () => {
  it('keeps the order of `sort` at every level and begins with the first page that is drawn', () => {
    const menu = buildMenu([
      menuItem('/late', { sort: 9 }),
      directory('/system', [menuItem('/system/b', { sort: 2 }), menuItem('/system/a', { sort: 1 })], { sort: 5 }),
      menuItem('/hidden', { sort: 1, hideInMenu: true }),
      menuItem('https://faq.example', { sort: 2, menuType: 'LINK' }),
    ]);
    expect(outline(menu.tree)).toEqual(['/hidden', 'https://faq.example/', ['/system', '/system/a', '/system/b'], '/late']);
    expect(menu.firstEntry).toBe('/system/a');
    expect([...menu.entries.keys()].toSorted()).toEqual(['/hidden', '/late', '/system/a', '/system/b']);
  });

  it('keeps the names of the server’s entry', () => {
    const { tree } = buildMenu([menuItem('/user/role', { menuNameEn: 'Roles', icon: 'shield', sort: 3 })]);
    expect(tree).toEqual([
      {
        key: 'MENU /user/role',
        routeName: 'user-role',
        path: '/user/role',
        menuName: 'Page /user/role',
        menuNameEn: 'Roles',
        icon: 'shield',
        hideInMenu: false,
        menuType: 'MENU',
        external: false,
        children: [],
      },
    ]);
  });

  it('may have any depth', () => {
    let item: object = menuItem('/deepest');
    for (let level = 0; level < 20_000; level++) item = directory(`/level-${level}`, [item]);
    const menu = buildMenu([item]);
    expect(menu.firstEntry).toBe('/deepest');
  });

  it('begins nowhere if the only pages are hidden, external or below something hidden', () => {
    const menu = buildMenu([
      menuItem('/detail', { hideInMenu: true }),
      menuItem('https://faq.example', { menuType: 'LINK' }),
      directory('/dir', [menuItem('/dir/page')], { hideInMenu: true }),
    ]);
    expect(menu.firstEntry).toBeNull();
    expect([...menu.entries.keys()]).toEqual(['/detail', '/dir/page']);
  });

  it('has each page once, and directories of one path together', () => {
    const menu = buildMenu([
      directory('/user', [menuItem('/user/role'), menuItem('/user/role', { menuName: 'again' })]),
      directory('/user', [menuItem('/user/page'), menuItem('/user/role/')]),
    ]);
    expect(outline(menu.tree)).toEqual([['/user', '/user/role', '/user/page']]);
  });

  it('survives cycles, of objects and of paths', () => {
    const around = directory('/a', []) as { children: unknown[] };
    around.children.push(around, menuItem('/a/page'), directory('/b', [directory('/a', [menuItem('/a/deep')])]));
    const menu = buildMenu([around]);
    // `/b` contained only a part of `/a`, so it is left out.
    expect(outline(menu.tree)).toEqual([['/a', '/a/page', '/a/deep']]);
    expect(JSON.stringify(menu.tree)).toContain('/a/deep');
  });

  it('leaves out buttons, empty directories and pages that cannot be opened', () => {
    const menu = buildMenu([
      { ...menuItem('/user/role'), menuType: 'BUTTON' },
      directory('/empty', [directory('/empty/too', [])]),
      ...[
        '//evil.com',
        '/\\evil.com',
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://x',
        'relative',
        '',
        '/login',
        '/redirect//evil.com',
      ].map((path) => menuItem(path)),
      menuItem('https://user:password@evil.com', { menuType: 'LINK' }),
      null,
      7,
      'text',
      [],
    ]);
    expect(menu).toEqual({ tree: [], entries: new Map(), firstEntry: null });
  });

  it('knows what an entry is even if it does not say so', () => {
    const menu = buildMenu([
      { path: '/dir', children: [{ path: '/page' }, { path: 'http://out.example' }] },
      { children: [{ path: '/other' }] },
    ]);
    expect(menu.tree.map(({ menuType, menuName }) => [menuType, menuName])).toEqual([
      ['DIR', '/dir'],
      ['DIR', ''],
    ]);
    expect(menu.tree[0]?.children.map(({ menuType, external }) => [menuType, external])).toEqual([
      ['MENU', false],
      ['LINK', true],
    ]);
  });

  it('is found by path whatever the query of its entry', () => {
    const menu = buildMenu([menuItem('/list?type=1')]);
    expect(menu.firstEntry).toBe('/list?type=1');
    expect(menu.entries.has('/list')).toBe(true);
  });

  it('is empty for anything that is none, and never has a key twice', () => {
    expect(buildMenu(undefined).firstEntry).toBeNull();
    expect(buildMenu({ length: 1, 0: menuItem('/') }).tree).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            path: fc.constantFrom('', '/a', '/b', '//'),
            children: fc.array(fc.record({ path: fc.constantFrom('/a', '/c', '/') })),
          }),
        ),
        (items) => {
          const keys: string[] = [];
          const collect = (nodes: MenuNode[]) => {
            for (const node of nodes) {
              keys.push(node.key);
              collect(node.children);
            }
          };
          collect(buildMenu(items).tree);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
    );
  });
});

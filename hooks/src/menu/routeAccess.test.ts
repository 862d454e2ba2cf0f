import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuItem } from '../testing/people.ts';
import { buildMenu } from './buildMenu.ts';
import { type RouteAccessInput, type RouteRule, routeAccess } from './routeAccess.ts';

const menu = buildMenu([
  menuItem('https://faq.example/', { menuType: 'LINK', sort: 1 }),
  menuItem('/user/role', { sort: 2 }),
  menuItem('/detail', { hideInMenu: true }),
]);
const noMenu = buildMenu([]);
const base: RouteAccessInput = {
  path: '/user/role',
  route: { roles: '*' },
  session: 'ready',
  role: 'purchaser',
  menuFromServer: true,
  menu,
  firstAllowedRoute: '/dashboard/workplace',
};

describe('a path', () => {
  it.each<[what: string, input: Partial<RouteAccessInput>, decision: ReturnType<typeof routeAccess>]>([
    ['that is public is shown to everybody', { session: 'anonymous', route: { public: true } }, { kind: 'show' }],
    ['that is public is shown without a menu', { menu: noMenu, route: { public: true } }, { kind: 'show' }],
    ['leads to the login when nobody is logged in', { session: 'anonymous' }, { kind: 'login', redirect: '/user/role' }],
    [
      'that nobody knows leads to the login first',
      { session: 'anonymous', route: null, path: '/x?y=1' },
      { kind: 'login', redirect: '/x?y=1' },
    ],
    ['that nobody knows is not found', { route: null }, { kind: 'notFound' }],
    ['that nobody knows is not found without a menu, too', { route: null, menu: noMenu }, { kind: 'notFound' }],
    ['that is always open is shown without a menu', { route: { always: true }, menu: noMenu }, { kind: 'show' }],
    ['in the menu is shown', {}, { kind: 'show' }],
    ['in the menu is shown whatever its roles say', { route: { roles: ['admin'] } }, { kind: 'show' }],
    ['in the menu is found by its path alone', { path: '/user/role/?current=2#top' }, { kind: 'show' }],
    ['that is hidden in the menu is shown', { path: '/detail' }, { kind: 'show' }],
    ['outside the menu leads to its first page of ours', { path: '/system/menu' }, { kind: 'redirect', to: '/user/role' }],
    ['has nowhere to lead without a menu', { menu: noMenu }, { kind: 'noMenu' }],
    ['is shown to everyone’s role, menu off', { menuFromServer: false, menu: noMenu }, { kind: 'show' }],
    ['is shown to its role, menu off', { menuFromServer: false, route: { roles: ['admin', 'purchaser'] } }, { kind: 'show' }],
    [
      'of another role leads to the first allowed one, menu off',
      { menuFromServer: false, route: { roles: ['admin'] } },
      { kind: 'redirect', to: '/dashboard/workplace' },
    ],
    [
      'of no role is for nobody, menu off',
      { menuFromServer: false, route: {} },
      { kind: 'redirect', to: '/dashboard/workplace' },
    ],
    [
      'is not found if nothing is allowed, menu off',
      { menuFromServer: false, route: { roles: ['admin'] }, firstAllowedRoute: null },
      { kind: 'notFound' },
    ],
    [
      'does not lead to itself, menu off',
      { menuFromServer: false, route: { roles: ['admin'] }, firstAllowedRoute: '/user/role' },
      { kind: 'notFound' },
    ],
    [
      'is not opened by having no role, menu off',
      { menuFromServer: false, role: null, route: { roles: ['admin'] } },
      { kind: 'redirect', to: '/dashboard/workplace' },
    ],
  ])('%s', (_, input, decision) => {
    expect(routeAccess({ ...base, ...input })).toEqual(decision);
  });
});

describe('any menu', () => {
  const paths = [
    '/',
    '/user/role',
    '/system/menu',
    '/exception/404',
    '/redirect/x',
    '/login',
    '/nowhere',
    '//evil.com',
    'https://faq.example',
    'javascript:1',
    '',
    '__proto__',
  ];
  const routes: Record<string, RouteRule> = {
    '/': { roles: '*' },
    '/user/role': { roles: ['admin'] },
    '/system/menu': { roles: '*' },
    '/exception/404': { always: true },
    '/redirect/x': { always: true },
    '/login': { public: true },
  };
  const routeOf = (path: string) => (Object.hasOwn(routes, path) ? routes[path] : undefined) ?? null;
  const { item } = fc.letrec((tie) => ({
    item: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.anything({ withBigInt: true, withMap: true, withSparseArray: true }),
      fc.record(
        {
          path: fc.oneof(fc.constantFrom<unknown>(...paths), fc.anything()),
          routeName: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor'), fc.anything()),
          menuName: fc.oneof(fc.string(), fc.anything()),
          menuType: fc.oneof(fc.constantFrom('DIR', 'MENU', 'LINK', 'BUTTON'), fc.anything()),
          sort: fc.oneof(fc.double(), fc.anything()),
          hideInMenu: fc.oneof(fc.boolean(), fc.anything()),
          children: fc.oneof(fc.array(tie('item'), { maxLength: 4 }), fc.anything()),
        },
        { requiredKeys: ['path'] },
      ),
    ),
  }));

  it('can be read, and leads from any path to an end within two redirects (2,000 menus)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(item, { maxLength: 6 }), fc.anything()),
        fc.boolean(),
        fc.constantFrom('admin', 'purchaser', null),
        (items, menuFromServer, role) => {
          const menu = buildMenu(items);
          expect(menu.tree.length === 0 ? menu.firstEntry : '').not.toBeUndefined();
          for (const start of paths) {
            let path = start;
            let redirects = 0;
            for (;;) {
              const decision = routeAccess({
                path,
                route: routeOf(path),
                session: 'ready',
                role,
                menuFromServer,
                menu,
                firstAllowedRoute: '/',
              });
              if (decision.kind !== 'redirect') break;
              path = decision.to;
              redirects++;
              expect(redirects).toBeLessThanOrEqual(2);
            }
          }
        },
      ),
      { numRuns: 2_000 },
    );
  }, 60_000);
});

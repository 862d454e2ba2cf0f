import type { ServerMenu } from './buildMenu.ts';
import { pathnameOf } from './ownPath.ts';

/** Who may open a route of the application. */
export interface RouteRule {
  /** Needs no login. */
  public?: boolean;
  /** Open to everybody who is logged in, whatever the menu says: the 404 and 500 pages and the redirect helper. */
  always?: boolean;
  /** Roles that may open it while the menu does not come from the server: `'*'` is everyone. */
  roles?: '*' | readonly string[];
}

/** What the decision rests on. */
export interface RouteAccessInput {
  /** The wanted path; query and hash are looked through. */
  path: string;
  /** The rule of the route that matches the path; null if none does. */
  route: RouteRule | null;
  session: 'anonymous' | 'ready';
  /** Code of the current role. */
  role: string | null;
  menuFromServer: boolean;
  menu: Pick<ServerMenu, 'entries' | 'firstEntry'>;
  /** The first route that the current role may open while the menu does not come from the server. */
  firstAllowedRoute: string | null;
}

/** What to do with the wanted path. */
export type RouteDecision =
  | { kind: 'show' }
  | { kind: 'login'; redirect: string }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'noMenu' };

/**
 * Decides whether a path may be shown (product spec, section 6). Following the decisions ends after two redirects at the latest.
 *
 * @example
 * routeAccess({
 *   path: '/user/role',
 *   route: { roles: '*' },
 *   session: 'anonymous',
 *   role: null,
 *   menuFromServer: true,
 *   menu: buildMenu([]),
 *   firstAllowedRoute: '/',
 * }); // { kind: 'login', redirect: '/user/role' }
 */
export function routeAccess(input: RouteAccessInput): RouteDecision {
  const { path, route, menu } = input;
  if (route?.public) return { kind: 'show' };
  if (input.session === 'anonymous') return { kind: 'login', redirect: path };
  if (!route) return { kind: 'notFound' };
  if (route.always) return { kind: 'show' };
  if (input.menuFromServer) {
    if (menu.entries.has(pathnameOf(path))) return { kind: 'show' };
    return menu.firstEntry === null ? { kind: 'noMenu' } : { kind: 'redirect', to: menu.firstEntry };
  }
  if (route.roles === '*' || (input.role !== null && route.roles?.includes(input.role))) return { kind: 'show' };
  const first = input.firstAllowedRoute;
  // A first route that is the refused one itself would lead in a circle.
  return first === null || pathnameOf(first) === pathnameOf(path) ? { kind: 'notFound' } : { kind: 'redirect', to: first };
}

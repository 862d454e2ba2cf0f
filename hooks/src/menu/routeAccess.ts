import type { ServerMenu } from './buildMenu.ts';
import { hasRole } from './hasRole.ts';
import { pathnameOf } from './ownPath.ts';

/** Access rule of a route of the application. */
export interface RouteRule {
  /** Open without a login. */
  public?: boolean;
  /** Open to every logged-in user, whatever the menu says: the 404 and 500 pages and the redirect helper. */
  always?: boolean;
  /** Roles that may open the route while `menuFromServer` is off. `'*'` and an empty list mean every role. */
  roles?: '*' | readonly string[];
}

/** Input of `routeAccess`. */
export interface RouteAccessInput {
  /** The requested path. Query and hash do not affect the decision. */
  path: string;
  /** Rule of the matching route. `null` if no route matches. */
  route: RouteRule | null;
  session: 'anonymous' | 'ready';
  /** Code of the current role. `null` if nobody is logged in. */
  role: string | null;
  /** Whether the server's menu decides which routes are open (`AppSettings.menuFromServer`). */
  menuFromServer: boolean;
  menu: Pick<ServerMenu, 'entries' | 'firstEntry'>;
  /** First route that the current role may open while `menuFromServer` is off. `null` if there is none. */
  firstAllowedRoute: string | null;
}

/** What the router must do with the requested path. */
export type RouteDecision =
  | { kind: 'show' }
  | { kind: 'login'; redirect: string }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'noMenu' };

/**
 * Decides whether a path may be shown (product spec, section 6). Following the decisions takes at most two redirects.
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
  if (route.roles === '*' || (route.roles !== undefined && hasRole(route.roles, input.role))) return { kind: 'show' };
  const first = input.firstAllowedRoute;
  // Redirecting to the refused path itself would never end.
  return first === null || pathnameOf(first) === pathnameOf(path) ? { kind: 'notFound' } : { kind: 'redirect', to: first };
}

import { matchPath, parsePath } from 'react-router-dom';
import type { AppRoute } from './AppRoute.ts';
import { routes } from './routes.tsx';

const hasParameters = ({ path }: AppRoute) => /[:*]/.test(path);
const byPattern = routes.filter(hasParameters);
const byPath = new Map(routes.filter((route) => !hasParameters(route)).map((route) => [route.path.toLowerCase(), route]));

/**
 * Returns the route of a path, or null if there is no such page. It is called for each open tab at each navigation, and `matchPath`
 * compiles a pattern at each call, so paths without parameters are looked up in a map first.
 */
export function matchRoute(pathname: string): AppRoute | null {
  const plain = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return byPath.get(plain) ?? byPattern.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** Returns the route of an address with query and hash. */
export function routeAt(fullPath: string): AppRoute | null {
  return matchRoute(parsePath(fullPath).pathname ?? '/');
}

/** Returns the start page of a role while the menu does not come from the server: the first page that the role may open. */
export function firstAllowedRoute(role: string): string | null {
  const allowed = routes.find(({ roles, path }) => !path.includes('*') && (roles === '*' || roles?.includes(role)));
  return allowed?.path ?? null;
}

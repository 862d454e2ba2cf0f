import { matchPath, parsePath } from 'react-router-dom';
import type { AppRoute } from './AppRoute.ts';
import { routes } from './routes.tsx';

const hasParameters = ({ path }: AppRoute) => /[:*]/.test(path);
const byPattern = routes.filter(hasParameters);
const byPath = new Map(routes.filter((route) => !hasParameters(route)).map((route) => [route.path.toLowerCase(), route]));

/**
 * The route of a path, or null: then there is no such page. It is asked for each open tab at each change of page, and a pattern is
 * compiled anew whenever it is tried; most paths are just what they are.
 */
export function matchRoute(pathname: string): AppRoute | null {
  const plain = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return byPath.get(plain) ?? byPattern.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** The route of an address, with query and hash. */
export function routeAt(fullPath: string): AppRoute | null {
  return matchRoute(parsePath(fullPath).pathname ?? '/');
}

/** Where a role begins while the menu does not come from the server: the first page it may open. */
export function firstAllowedRoute(role: string): string | null {
  const allowed = routes.find(({ roles, path }) => !path.includes('*') && (roles === '*' || roles?.includes(role)));
  return allowed?.path ?? null;
}

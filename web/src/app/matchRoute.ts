import { matchPath, parsePath } from 'react-router-dom';
import type { AppRoute } from './AppRoute.ts';
import { routes } from './routes.tsx';

/** The route of a path, or null: then there is no such page. */
export function matchRoute(pathname: string): AppRoute | null {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? null;
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

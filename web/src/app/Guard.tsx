import { type RouteDecision, routeAccess, useAppSettings, useServerMenu, useSession } from '@campus-procurement/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { StartingPage } from '#ui/StartingPage.tsx';
import { firstAllowedRoute, matchRoute } from './matchRoute.ts';
import { PublicPage } from './PublicPage.tsx';
import type { AppRoute } from './routes.tsx';
import { NotFoundPage, ShellPage, StartFailedPage } from './shellPages.tsx';

/** The one route of the router. Decides what the address shows, in the order of the product specification, section 6. */
export function Guard() {
  const location = useLocation();
  const session = useSession();
  const route = matchRoute(location.pathname);

  if (route?.public) return <PublicPage route={route} />;
  switch (session.status) {
    case 'restoring':
    case 'loggingIn':
      return <StartingPage />;
    case 'failed':
      return <StartFailedPage />;
    case 'anonymous':
      // Who has logged out does not want to come back to where they were; the next one here may be somebody else.
      return session.reason === 'logout' ? <Navigate to="/login" replace /> : <Navigate to={loginFor(location)} replace />;
    case 'ready':
      return <Decided route={route} role={session.role.roleCode} />;
  }
}

function loginFor({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
}

function Decided({ route, role }: { route: AppRoute | null; role: string }) {
  const { pathname } = useLocation();
  const { menuFromServer } = useAppSettings().settings;
  const menu = useServerMenu();
  const decision: RouteDecision = routeAccess({
    path: pathname,
    route,
    session: 'ready',
    role,
    menuFromServer,
    menu,
    firstAllowedRoute: firstAllowedRoute(role),
  });

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'show' && route) return <ShellPage route={route} />;
  return <NotFoundPage />;
}

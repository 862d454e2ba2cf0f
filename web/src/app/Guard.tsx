import { type RouteDecision, routeAccess, useAppSettings, useServerMenu, useSession } from '@campus-procurement/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import type { AppRoute } from './AppRoute.ts';
import { firstAllowedRoute, matchRoute, routeAt } from './matchRoute.ts';
import { PublicPage } from './PublicPage.tsx';
import { FirstPasswordPage, ShellPage, StartFailedPage } from './shellPages.tsx';

/** The only route of the router. Errors of the shell itself get our own message too, not the router's. */
export function Guard() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <AtAddress />
    </ErrorBoundary>
  );
}

/** Decides what to show at the address, in the order of the product specification, section 6. */
function AtAddress() {
  const location = useLocation();
  const session = useSession();
  const route = matchRoute(location.pathname);

  // The login page also waits until an initial password is changed, and then opens the page that the user wanted.
  const isWaiting = session.status === 'initialPassword' && route?.path === '/login';
  if (route?.public && !isWaiting) return <PublicPage route={route} />;
  switch (session.status) {
    case 'restoring':
    case 'loggingIn':
      return <StartingPage />;
    case 'failed':
      return <StartFailedPage />;
    case 'anonymous':
      // After a logout the address is not remembered, because the next user may be somebody else.
      return session.reason === 'logout' ? <Navigate to="/login" replace /> : <Navigate to={loginFor(location)} replace />;
    case 'initialPassword':
      return <FirstPasswordPage />;
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
  const decide = (path: string, rule: AppRoute | null): RouteDecision =>
    routeAccess({
      path,
      route: rule,
      session: 'ready',
      role,
      menuFromServer,
      menu,
      firstAllowedRoute: firstAllowedRoute(role),
    });

  const decision = decide(pathname, route);
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  const isAllowed = (fullPath: string) => {
    const other = routeAt(fullPath);
    return other !== null && !other.public && decide(fullPath, other).kind === 'show';
  };
  return <ShellPage route={decision.kind === 'show' ? route : null} isAllowed={isAllowed} />;
}

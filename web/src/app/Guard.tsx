import {
  type RouteDecision,
  routeAccess,
  type SessionState,
  useAppSettings,
  useServerMenu,
  useSession,
} from '@campus-procurement/hooks';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import type { AppRoute } from './AppRoute.ts';
import { firstAllowedRoute, matchRoute, routeAt } from './matchRoute.ts';
import { PublicPage } from './PublicPage.tsx';
import { FirstPasswordPage, notFound, notInMenu, ShellPage, StartFailedPage } from './shellPages.tsx';

type Ready = Extract<SessionState, { status: 'ready' }>;

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
      return <Decided route={route} session={session} />;
  }
}

function loginFor({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
}

function Decided({ route, session }: { route: AppRoute | null; session: Ready }) {
  const { pathname } = useLocation();
  const role = session.role.roleCode;
  const isOfOtherRole = useIsOfOtherRole(session);
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
  // Nobody is taken away from an address without a word, except from the start, and by their own switch of role.
  const isTold = menuFromServer && pathname !== '/' && !isOfOtherRole;
  if (decision.kind === 'redirect' && !isTold) return <Navigate to={decision.to} replace />;
  const isAllowed = (fullPath: string) => {
    const other = routeAt(fullPath);
    return other !== null && !other.public && decide(fullPath, other).kind === 'show';
  };
  const refused = decision.kind === 'redirect' ? notInMenu : notFound;
  return <ShellPage page={decision.kind === 'show' && route ? route : refused} isAllowed={isAllowed} />;
}

/** Returns whether the address was opened in another role, and the user has switched in this tab since. */
function useIsOfOtherRole({ epoch, switchedElsewhere }: Ready): boolean {
  const { key } = useLocation();
  const [opened, open] = useState({ key, epoch });
  if (opened.key !== key) open({ key, epoch });
  return opened.key === key && opened.epoch !== epoch && !switchedElsewhere;
}

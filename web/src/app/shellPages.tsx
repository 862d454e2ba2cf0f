import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { CrumbsContext } from '#ui/pageContext.ts';
import { StartingPage } from '#ui/StartingPage.tsx';
import { lazyScreen } from './lazyScreen.ts';
import type { AppRoute } from './routes.tsx';

const loadShell = () => import('../layout/Shell.tsx');
const Shell = lazyScreen(loadShell, ['shell', 'ui', 'pages']);
const StartFailed = lazyScreen(() => import('../layout/StartFailed.tsx'), ['shell', 'ui']);
const NotFound = lazyScreen(
  async () => ({ default: (await import('../screens/exception/ExceptionScreens.tsx')).NotFoundScreen }),
  ['exception'],
);

const notFoundCrumbs = ['pages.notFound'] as const;

/** Fetches the shell before it is needed: while the stored session is being restored, or the user is typing the password. */
export function preloadShell(): void {
  loadShell().catch(() => undefined); // It is fetched again when it is shown, and fails there where the user is told.
}

function InShell({ crumbs, children }: { crumbs: AppRoute['crumbs']; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<StartingPage />}>
      <Shell>
        <CrumbsContext value={crumbs}>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </CrumbsContext>
      </Shell>
    </Suspense>
  );
}

/** A page inside header and navigation. */
export function ShellPage({ route: { crumbs, Screen } }: { route: AppRoute }) {
  return (
    <InShell crumbs={crumbs}>
      <Screen />
    </InShell>
  );
}

/** There is no such page, or not for this role. */
export function NotFoundPage() {
  return (
    <InShell crumbs={notFoundCrumbs}>
      <NotFound />
    </InShell>
  );
}

/** Somebody is logged in, but menu or permissions could not be read. */
export function StartFailedPage() {
  return (
    <Suspense fallback={<StartingPage />}>
      <StartFailed />
    </Suspense>
  );
}

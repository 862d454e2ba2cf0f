import { Suspense } from 'react';
import type { Page } from '#layout/page.ts';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.ts';
import { routeAt } from './matchRoute.ts';

const loadShell = () => import('../layout/Shell.tsx');
const Shell = lazyScreen(loadShell, ['shell', 'ui', 'pages']);
const StartFailed = lazyScreen(() => import('../layout/StartFailed.tsx'), ['shell', 'ui']);
const FirstPassword = lazyScreen(() => import('../screens/information/userInfo/FirstPassword.tsx'), ['profile', 'ui']);
const NotFound = lazyScreen(
  async () => ({ default: (await import('../screens/exception/ExceptionScreens.tsx')).NotFoundScreen }),
  ['exception'],
);

const notFound: Page = { path: '*', crumbs: ['pages.notFound'], Screen: NotFound, hasNoTab: true };

/** Loads the shell in advance: while the stored session is restored, or while the user types the password. */
export function preloadShell(): void {
  loadShell().catch(() => undefined); // It is loaded again when it is shown, and the error is shown then.
}

interface ShellPageProps {
  /** Null if there is no such page, or not for this role. */
  route: AppRoute | null;
  /** Whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** A page with header and navigation. The other open pages are kept in the background. */
export function ShellPage({ route, isAllowed }: ShellPageProps) {
  return (
    <Suspense fallback={<StartingPage />}>
      <Shell page={route ?? notFound} pageAt={routeAt} isAllowed={isAllowed} />
    </Suspense>
  );
}

/** Shown if the user is logged in, but menu or permissions could not be read. */
export function StartFailedPage() {
  return (
    <Suspense fallback={<StartingPage />}>
      <StartFailed />
    </Suspense>
  );
}

/** Shown before all other pages while an initial password must be changed. */
export function FirstPasswordPage() {
  return (
    <Suspense fallback={<StartingPage />}>
      <FirstPassword />
    </Suspense>
  );
}

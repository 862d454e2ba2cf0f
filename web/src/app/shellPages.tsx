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

/** Fetches the shell before it is needed: while the stored session is being restored, or the user is typing the password. */
export function preloadShell(): void {
  loadShell().catch(() => undefined); // It is fetched again when it is shown, and fails there where the user is told.
}

interface ShellPageProps {
  /** Null: there is no such page, or not for this role. */
  route: AppRoute | null;
  /** Whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** A page inside header and navigation, with the other open pages kept behind it. */
export function ShellPage({ route, isAllowed }: ShellPageProps) {
  return (
    <Suspense fallback={<StartingPage />}>
      <Shell page={route ?? notFound} pageAt={routeAt} isAllowed={isAllowed} />
    </Suspense>
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

/** The password is one that somebody else has given: nothing else before it is changed. */
export function FirstPasswordPage() {
  return (
    <Suspense fallback={<StartingPage />}>
      <FirstPassword />
    </Suspense>
  );
}

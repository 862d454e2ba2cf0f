import { Suspense } from 'react';
import type { Page } from '#layout/page.ts';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { routeAt } from './matchRoute.ts';

const loadShell = () => import('../layout/Shell.tsx');
const Shell = lazyScreen(loadShell, ['shell', 'ui', 'validation', 'pages']);
const StartFailed = lazyScreen(() => import('../layout/StartFailed.tsx'), ['shell', 'ui']);
const FirstPassword = lazyScreen(() => import('../screens/people/profile/FirstPassword.tsx'), ['profile', 'ui', 'validation']);
const loadExceptions = () => import('../screens/home/exceptions/ExceptionScreens.tsx');
const NotFound = lazyScreen(async () => ({ default: (await loadExceptions()).NotFoundScreen }), ['exception']);
const NotInMenu = lazyScreen(async () => ({ default: (await loadExceptions()).NotInMenuScreen }), ['exception']);

export const notFound: Page = { path: '*', crumbs: ['pages.notFound'], Screen: NotFound, hasNoTab: true };
export const notInMenu: Page = { path: '*', crumbs: ['pages.forbidden'], Screen: NotInMenu, hasNoTab: true };

/** Loads the shell in advance: while the stored session is restored, or while the user types the password. */
export function preloadShell(): void {
  loadShell().catch(() => undefined); // It is loaded again when it is shown, and the error is shown then.
}

interface ShellPageProps {
  page: Page;
  /** Whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** A page with header and navigation. The other open pages are kept in the background. */
export function ShellPage({ page, isAllowed }: ShellPageProps) {
  return (
    <Suspense fallback={<StartingPage />}>
      <Shell page={page} pageAt={routeAt} isAllowed={isAllowed} />
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

import { Suspense } from 'react';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import type { AppRoute } from './AppRoute.ts';

/** A page that needs no login and has no header or navigation. */
export function PublicPage({ route: { path, Screen } }: { route: AppRoute }) {
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}

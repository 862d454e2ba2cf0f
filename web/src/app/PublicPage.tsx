import { Suspense } from 'react';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import type { AppRoute } from './AppRoute.ts';

/** A page without login, header and navigation. */
export function PublicPage({ route: { path, Screen } }: { route: AppRoute }) {
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense } from 'react';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { CrumbsContext } from '#ui/pageContext.ts';
import type { AppRoute } from './routes.tsx';

/** A page that needs no login and has no header or navigation. */
export function PublicPage({ route: { path, crumbs, Screen } }: { route: AppRoute }) {
  return (
    <CrumbsContext value={crumbs}>
      <ErrorBoundary key={path}>
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </CrumbsContext>
  );
}

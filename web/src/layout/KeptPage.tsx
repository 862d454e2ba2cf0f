import { PageNameContext } from '@campus-procurement/hooks';
import { memo, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { PageContext } from '#ui/pageContext.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Page } from './page.ts';

interface KeptPageProps {
  name: string;
  fullPath: string;
  page: Page;
  rename: (name: string, title: string) => void;
  /** Whether the browser's way back leads to another page of the product. */
  hasWayBack: boolean;
}

/** One page at an address of its own: what the address bar shows meanwhile is no concern of it. */
export const KeptPage = memo(function KeptPage({ name, fullPath, page, rename, hasWayBack }: KeptPageProps) {
  const context = useMemo(
    () => ({ crumbs: page.crumbs, setTitle: (title: string) => rename(name, title), hasWayBack }),
    [page, name, rename, hasWayBack],
  );
  return (
    <PageNameContext value={name}>
      <PageContext value={context}>
        <ErrorBoundary resetKey={fullPath}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={fullPath}>
              <Route path={page.path} element={<page.Screen />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </PageContext>
    </PageNameContext>
  );
});

import { PageNameContext } from '@campus-procurement/hooks';
import { Suspense, useCallback, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
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

/** One page at an address of its own: its location is its tab's, whatever the address bar shows meanwhile. */
export function KeptPage({ name, fullPath, page, rename, hasWayBack }: KeptPageProps) {
  const setTitle = useCallback((title: string) => rename(name, title), [rename, name]);
  const place = useMemo(() => ({ crumbs: page.crumbs, setTitle, hasWayBack }), [page, setTitle, hasWayBack]);
  const screen = (
    <ErrorBoundary resetKey={fullPath}>
      <Suspense fallback={<PageSkeleton />}>
        <page.Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <PageNameContext value={name}>
      <PageContext value={place}>
        <Routes location={fullPath}>
          <Route path="*" element={screen} />
        </Routes>
      </PageContext>
    </PageNameContext>
  );
}

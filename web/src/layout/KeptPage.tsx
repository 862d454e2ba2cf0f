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
  /** Closes a tab when another page is shown. */
  leave: (name: string) => void;
  /** Whether the browser's back button leads to another page of the product. */
  hasWayBack: boolean;
}

/** A page with its own location: it sees the address of its tab, not the one in the address bar. */
export function KeptPage({ name, fullPath, page, rename, leave: close, hasWayBack }: KeptPageProps) {
  const setTitle = useCallback((title: string) => rename(name, title), [rename, name]);
  const leave = useCallback(() => close(name), [close, name]);
  const place = useMemo(() => ({ crumbs: page.crumbs, setTitle, leave, hasWayBack }), [page, setTitle, leave, hasWayBack]);
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

import { PageNameContext } from '@campus-procurement/hooks';
import { memo, Suspense, useMemo, useRef } from 'react';
import { type NavigationType, Route, Routes, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
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

/**
 * In place of what the router says of the window. `Routes` listens to that even where it is given a location, and would tell every kept
 * page to draw itself anew at each change of page.
 */
const windowPlace = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  navigationType: 'POP' as NavigationType,
};
const windowRoute = { outlet: null, matches: [], isDataRoute: false };

/** One page at an address of its own: what the address bar shows meanwhile is no concern of it. */
export const KeptPage = memo(function KeptPage({ name, fullPath, page, rename, hasWayBack }: KeptPageProps) {
  const lastTitle = useRef<string>(null);
  const context = useMemo(() => {
    /** A page says its title whenever it is shown, mostly the same one: the tabs need not look at it again. */
    function setTitle(title: string) {
      if (title !== lastTitle.current) rename(name, title);
      lastTitle.current = title;
    }
    return { crumbs: page.crumbs, setTitle, hasWayBack };
  }, [page, name, rename, hasWayBack]);
  return (
    <PageNameContext value={name}>
      <PageContext value={context}>
        <UNSAFE_RouteContext value={windowRoute}>
          <UNSAFE_LocationContext value={windowPlace}>
            <ErrorBoundary resetKey={fullPath}>
              <Suspense fallback={<PageSkeleton />}>
                <Routes location={fullPath}>
                  <Route path={page.path} element={<page.Screen />} />
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </UNSAFE_LocationContext>
        </UNSAFE_RouteContext>
      </PageContext>
    </PageNameContext>
  );
});

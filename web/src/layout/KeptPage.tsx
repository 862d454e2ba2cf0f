import { PageNameContext } from '@campus-procurement/hooks';
import { memo, Suspense, useMemo, useRef } from 'react';
import { type NavigationType, parsePath, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
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
  /** Nobody has asked for it yet: what goes wrong is tried again when somebody does. */
  isPrepared?: boolean;
}

/** In place of what the router says of the window: it would tell every kept page to draw itself anew at each change of page. */
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/** One page at an address of its own: what the address bar shows meanwhile is no concern of it. */
export const KeptPage = memo(function KeptPage({ name, fullPath, page, rename, hasWayBack, isPrepared }: KeptPageProps) {
  const lastTitle = useRef<string>(null);
  const context = useMemo(() => {
    /** A page says its title whenever it is shown, mostly the same one: the tabs need not look at it again. */
    function setTitle(title: string) {
      if (title !== lastTitle.current) rename(name, title);
      lastTitle.current = title;
    }
    return { crumbs: page.crumbs, setTitle, hasWayBack };
  }, [page, name, rename, hasWayBack]);
  const place = useMemo(() => placeAt(fullPath), [fullPath]);
  const screen = useMemo(() => <page.Screen />, [page]);
  return (
    <PageNameContext value={name}>
      <PageContext value={context}>
        <UNSAFE_RouteContext value={noRoute}>
          <UNSAFE_LocationContext value={place}>
            <ErrorBoundary resetKey={isPrepared ? '' : fullPath}>
              <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>
            </ErrorBoundary>
          </UNSAFE_LocationContext>
        </UNSAFE_RouteContext>
      </PageContext>
    </PageNameContext>
  );
});

function placeAt(fullPath: string) {
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default', ...parsePath(fullPath) };
  return { location, navigationType: 'POP' as NavigationType };
}

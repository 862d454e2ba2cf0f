import { type OpenTab, useUnsavedWork } from '@campus-procurement/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptPage } from './KeptPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { Page, ShownPage } from './page.ts';
import { usePreparedPage } from './usePreparedPage.ts';

interface WorkspaceProps {
  shown: ShownPage;
  tabs: readonly OpenTab[];
  pageAt: (fullPath: string) => Page | null;
  /** Whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
  rename: (name: string, title: string) => void;
}

/**
 * All open pages, of which one is shown. The others keep what was entered in them; React stops their effects, so that nothing of them
 * asks the server. What was kept over a reload is rendered when it is first shown, or about to be.
 */
export function Workspace({ shown, tabs, pageAt, isAllowed, rename }: WorkspaceProps) {
  const unsaved = useUnsavedWork();
  useLayoutEffect(() => unsaved.show(shown.name), [unsaved, shown.name]);
  useScrollMemory(shown.name);
  // The first page of a visit has nothing behind it, or somebody else's page. A kept page has a location of its own, which cannot say.
  const hasWayBack = useLocation().key !== 'default';
  const open = tabs.filter(({ lastShown }) => lastShown > 0);
  const prepared = usePreparedPage({ open: open.map(({ name }) => name), pageAt, isAllowed });
  return (
    <>
      {[...open, ...(prepared ? [{ ...prepared, generation: 0 }] : [])].map(({ name, fullPath, generation }) => {
        const page = pageAt(fullPath);
        if (!page) return null;
        return (
          <PageFrame key={`${name} ${generation}`} isShown={name === shown.name}>
            <KeptPage {...{ name, fullPath, page, rename, hasWayBack }} isPrepared={name === prepared?.name} />
          </PageFrame>
        );
      })}
      {shown.page.hasNoTab && <KeptPage key={shown.fullPath} {...shown} {...{ rename, hasWayBack }} />}
    </>
  );
}

/** The window scrolls, not the page in it; so each page has to find its place again. */
function useScrollMemory(name: string): void {
  const places = useRef(new Map<string, number>());
  const last = useRef(0);
  useLayoutEffect(() => {
    const place = places.current.get(name) ?? 0;
    // To scroll, even to where it is, the browser would find out the layout of the page in the middle of the change.
    if (place !== last.current) window.scrollTo(0, place);
    last.current = place;
  }, [name]);
  useEffect(() => {
    function onScroll() {
      last.current = window.scrollY;
      places.current.set(name, last.current);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [name]);
}

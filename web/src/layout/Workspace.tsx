import { type OpenTab, useUnsavedWork } from '@campus-procurement/hooks';
import { Activity, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptPage } from './KeptPage.tsx';
import type { Page, ShownPage } from './page.ts';

interface WorkspaceProps {
  shown: ShownPage;
  tabs: readonly OpenTab[];
  pageAt: (fullPath: string) => Page | null;
  rename: (name: string, title: string) => void;
  /** Closes a tab when another page is shown. */
  leave: (name: string) => void;
}

/**
 * All open pages, of which one is shown. The others keep their state, but React stops their effects, so that they send no requests. Tabs
 * restored after a reload are rendered when they are first shown.
 */
export function Workspace({ shown, tabs, pageAt, rename, leave }: WorkspaceProps) {
  const unsaved = useUnsavedWork();
  useLayoutEffect(() => unsaved.show(shown.name), [unsaved, shown.name]);
  useScrollMemory(shown.name);
  // The first page of a visit has nothing behind it, or a page of another site. A kept page cannot know, because it has its own location.
  const hasWayBack = useLocation().key !== 'default';
  return (
    <>
      {tabs.map(({ name, fullPath, ignoreCache, generation, lastShown }) => {
        const page = pageAt(fullPath);
        if (!page || lastShown === 0) return null;
        const isShown = name === shown.name;
        if (ignoreCache && !isShown) return null;
        return (
          <div key={`${name} ${generation}`} data-hidden={!isShown || undefined}>
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <KeptPage name={name} fullPath={fullPath} page={page} rename={rename} leave={leave} hasWayBack={hasWayBack} />
            </Activity>
          </div>
        );
      })}
      {shown.page.hasNoTab && <KeptPage key={shown.fullPath} {...shown} rename={rename} leave={leave} hasWayBack={hasWayBack} />}
    </>
  );
}

/** Restores the scroll position of each page, because the window scrolls and not the page. */
function useScrollMemory(name: string): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    window.scrollTo(0, places.current.get(name) ?? 0);
    const onScroll = () => void places.current.set(name, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [name]);
}

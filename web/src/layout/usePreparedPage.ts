import { startTransition, useEffect, useState } from 'react';
import { type Page, type ShownPage, tabName } from './page.ts';

/** Milliseconds. A pointer that rests for less is on its way to something else. */
const rest = 60;

interface Prepared {
  /** The names of the pages that are drawn already. */
  open: readonly string[];
  pageAt: (fullPath: string) => Page | null;
  isAllowed: (fullPath: string) => boolean;
}

/**
 * The page behind the link of the navigation on which the pointer or the focus rests: drawn out of sight while the browser has nothing
 * else to do, it has only to be shown when it is asked for. It asks the server nothing before.
 */
export function usePreparedPage({ open, pageAt, isAllowed }: Prepared): ShownPage | null {
  const [fullPath, prepare] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function onAim({ target }: Event) {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav a');
      if (!link || link.origin !== window.location.origin) return;
      timer = setTimeout(() => {
        // Its tab may have been closed.
        if (link.isConnected) startTransition(() => prepare(link.pathname + link.search + link.hash));
      }, rest);
    }
    const events = ['pointerover', 'focusin'];
    for (const event of events) document.addEventListener(event, onAim);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onAim);
    };
  }, []);

  const page = fullPath === null ? null : pageAt(fullPath);
  if (fullPath === null || !page || page.hasNoTab || !isAllowed(fullPath)) return null;
  const name = tabName(page, fullPath);
  if (!open.includes(name)) return { name, fullPath, page };
  prepare(null); // Else it would stay, with what was entered in it, when its tab is closed.
  return null;
}

import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before, for dialogs that are there only while they are open: Mantine does so only for those that
 * stay. Where the user has gone on elsewhere meanwhile, nothing is done.
 */
export function useReturnedFocus(): void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Once: a page that was hidden has its effects again when it is shown.
    before.current ??= openerOf(document.activeElement);
    return () => {
      if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
    };
  }, []);
}

/** A menu goes when something in it is chosen; the button that it is called after stays. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return opener instanceof HTMLElement ? opener : null;
}

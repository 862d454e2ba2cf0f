import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before, for dialogs that are there only while they are open: Mantine does so only for those that
 * stay. Where the user has gone on elsewhere meanwhile, nothing is done.
 */
export function useReturnedFocus(): void {
  // As it is before anything in the dialog takes the focus.
  const [before] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    },
    [before],
  );
}

/** A menu goes when something in it is chosen; the button that it is called after stays. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return opener instanceof HTMLElement ? opener : null;
}

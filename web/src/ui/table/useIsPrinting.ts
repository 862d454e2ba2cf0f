import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser is putting the page on paper, where nobody scrolls.
 * @param place what is to be printed; below an open dialog it is not
 */
export function useIsPrinting(place?: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // What is not there when the event ends is not printed.
    const begin = () => isOnTop(place?.current) && flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [place]);
  return isPrinting;
}

function isOnTop(element: HTMLElement | null | undefined): boolean {
  const dialog = Array.from(document.querySelectorAll('[aria-modal="true"]')).at(-1);
  return !element || !dialog || dialog.contains(element);
}

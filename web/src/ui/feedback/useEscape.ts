import { useEffect, useEffectEvent, useMemo } from 'react';

/** What is open above the page, by when it was opened. */
const layers = new Map<number, () => void>();
let opened = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // The open list of a field closes first, and by itself.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  layers.get(Math.max(...layers.keys()))?.();
}

/** Escape closes what lies on top, and nothing below: Mantine gives it to every dialog and drawer that is open. */
export function useEscape(isOpen: boolean, close: () => void): void {
  // Counted while drawing, where what is below comes first; of effects it is the last.
  const place = useMemo(() => (isOpen ? ++opened : 0), [isOpen]);
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    layers.set(place, () => closeThis());
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      layers.delete(place);
      if (layers.size === 0) window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, place]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a column that stays in sight begins: after those before it, however wide they are. */
export function pinOffset(index: number): string {
  return `var(--pin-${index}, 0px)`;
}

/** Measures the headings that stay in sight, after each change of the table, and tells its cells by CSS variables. */
export function usePinOffsets(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);

  // Without dependencies: any change of what is shown may change the width of a column.
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    // The observer reports for the first time before the next paint, when the layout is known anyway: to ask here would cost one more.
    const observer = new ResizeObserver(() => {
      const pinned = [...element.querySelectorAll<HTMLElement>('thead [data-pinned]')];
      // All are measured before anything is said, which would make the style of every cell unknown. The first begins at 0, as unsaid.
      const widths = pinned.map(({ offsetWidth }) => offsetWidth);
      let end = 0;
      for (const [index, width] of widths.entries()) {
        if (index > 0) tell(element, `--pin-${index}`, `${end}px`);
        end += width;
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  });

  return table;
}

/** Says a variable anew only if it is another one: the style of every cell would be found out again. */
function tell(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

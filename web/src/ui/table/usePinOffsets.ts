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
    const measure = () => {
      let end = 0;
      for (const [index, heading] of [...element.querySelectorAll<HTMLElement>('thead [data-pinned]')].entries()) {
        element.style.setProperty(`--pin-${index}`, `${end}px`);
        end += heading.offsetWidth;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });

  return table;
}

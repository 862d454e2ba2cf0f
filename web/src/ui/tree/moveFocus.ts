import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End go along a row of things that take the focus, once one of them has it. */
export function moveFocus(event: KeyboardEvent, row: readonly HTMLElement[]): void {
  const index = row.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: row[index + 1],
    ArrowLeft: row[index - 1],
    Home: row[0],
    End: row.at(-1),
  };
  if (index < 0 || !(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}

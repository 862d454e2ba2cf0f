import type { FocusEvent } from 'react';

const mark = 'data-autofocus';

/**
 * Marks what has the focus in a dialog as what gets it. Mantine moves the focus to the marked element some time after the dialog is there:
 * on a slow device somebody is in a field by then, and what they have typed would be lost.
 */
export function markFocus({ currentTarget, target }: FocusEvent): void {
  // What a dialog opens beside itself, such as a list to choose from, is not in it.
  if (!currentTarget.contains(target)) return;
  for (const marked of currentTarget.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  target.setAttribute(mark, '');
}

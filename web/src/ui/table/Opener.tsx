import { type RefObject, useLayoutEffect } from 'react';

interface OpenerProps {
  button: RefObject<HTMLElement | null>;
  ref?: (element: HTMLElement | null) => void;
}

/** The target of a popover that comes later than its button (`useLatePopover`). */
export function Opener({ button, ref }: OpenerProps): null {
  useLayoutEffect(() => ref?.(button.current), [ref, button]);
  return null;
}

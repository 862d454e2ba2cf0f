import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a popover or menu that is there from the first use of its button on (`isUsed`), which stands beside it and not in it: on every page
 * and in every row, ready for use, each would cost more than the button. `Opener` tells Mantine of the button.
 */
export function useLatePopover(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isUsed, use] = useState(false);

  function onClick() {
    // To a popover that was there before it was opened, Mantine gives the focus back.
    flushSync(() => use(true));
    setOpen(!isOpen);
  }

  return { id, button, isUsed, buttonProps: { id, ref: button, onClick, 'aria-expanded': isOpen } };
}

interface OpenerProps {
  button: RefObject<HTMLElement | null>;
  ref?: (element: HTMLElement | null) => void;
}

/** The target of a popover that comes later than its button (`useLatePopover`). */
export function Opener({ button, ref }: OpenerProps): null {
  useLayoutEffect(() => ref?.(button.current), [ref, button]);
  return null;
}

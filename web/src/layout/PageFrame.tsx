import { Activity, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  isShown: boolean;
  children: ReactNode;
}

/** Where the browser cannot do it, a hidden page is laid out anew when it is shown. */
const canKeepLayout = 'requestIdleCallback' in window && CSS.supports('content-visibility', 'hidden');

/**
 * One of the open pages, shown or hidden. React stops the effects of a hidden one, and hides it by `display: none`, after which the
 * browser has to find out style and layout of all of it when it is shown. `content-visibility` hides it as well, from eyes, keyboard
 * and screen readers, and keeps both.
 */
export function PageFrame({ isShown, children }: PageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown && canKeepLayout && frame.current) return keepLayout(frame.current);
  }, [isShown]);
  return (
    <div ref={frame} className={classes.frame} data-hidden={isShown ? undefined : true}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>{children}</div>
      </Activity>
    </div>
  );
}

/**
 * React hides the page again whenever something in it changes. What is new in it, a page drawn ahead or one in another language, is laid
 * out while there is nothing else to do.
 */
function keepLayout(frame: HTMLElement): () => void {
  let idle = 0;
  function keep() {
    const page = frame.firstElementChild;
    if (!(page instanceof HTMLElement) || page.style.display !== 'none') return;
    page.style.display = '';
    cancelIdleCallback(idle);
    idle = requestIdleCallback(() => page.getBoundingClientRect());
  }
  keep();
  const observer = new MutationObserver(keep);
  observer.observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    cancelIdleCallback(idle);
  };
}

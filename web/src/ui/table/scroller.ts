import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

type Scrolling = Pick<
  VirtualizerOptions<Element, HTMLTableRowElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'initialOffset' | 'initialRect'
>;

/** What scrolls up and down around an element, e.g. a drawer; null if it is the window. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}

/** How TanStack Virtual follows what scrolls. */
export function scrollingOf(scroller: Element | null): Scrolling {
  if (scroller) {
    return {
      getScrollElement: () => scroller,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      initialOffset: scroller.scrollTop,
      initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
    };
  }
  const ofWindow = {
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  };
  // The library has a hook for the window, which is the other one with these.
  return ofWindow as unknown as Scrolling;
}

/** How far below the beginning of all that scrolls an element begins. What stands above it comes and goes. */
export function useStart(element: Element, scroller: Element | null): number {
  const [start, setStart] = useState(() => startOf(element, scroller));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setStart(startOf(element, scroller)));
    for (let around = element.parentElement; around && around !== scroller; around = around.parentElement)
      observer.observe(around);
    return () => observer.disconnect();
  }, [element, scroller]);
  return start;
}

function startOf(element: Element, scroller: Element | null): number {
  const scrolled = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : window.scrollY;
  return Math.round(element.getBoundingClientRect().top + scrolled);
}

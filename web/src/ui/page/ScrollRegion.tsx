import type { ReactNode } from 'react';
import classes from './ScrollRegion.module.css';

interface ScrollRegionProps {
  /** What is in it. */
  label: string;
  children: ReactNode;
}

/** What is wider than its place scrolls sideways, by itself, and by keyboard too (WCAG 2.1.1). */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what takes the focus can be scrolled by keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

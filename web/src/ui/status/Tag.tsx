import type { ReactNode } from 'react';
import classes from './Tag.module.css';

/** A quality of the thing beside it, in a word. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>;
}

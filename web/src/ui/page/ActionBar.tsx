import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

interface ActionBarProps {
  /** What stands before the acts, e.g. a sum or a tick. */
  start?: ReactNode;
  /** A line above, over the whole width, e.g. a field for an opinion. */
  above?: ReactNode;
  /** The acts, the main one last. */
  children: ReactNode;
}

/** The acts of a page, always in sight at its lower edge. On a phone the main act takes the room. */
export function ActionBar({ start, above, children }: ActionBarProps) {
  return (
    <div className={classes.bar}>
      {above && <div className={classes.above}>{above}</div>}
      {start && <div className={classes.start}>{start}</div>}
      <div className={classes.acts}>{children}</div>
    </div>
  );
}

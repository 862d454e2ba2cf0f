import type { ReactNode } from 'react';
import classes from './Toolbar.module.css';

/** Above a table: filters at the start, what concerns the whole table at the end. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.start}>{children}</div>
      {end}
    </div>
  );
}

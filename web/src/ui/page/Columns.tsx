import type { ReactNode } from 'react';
import classes from './Columns.module.css';

interface ColumnsProps {
  /** What comes first: at the top of the rail, on a phone above everything. */
  lead?: ReactNode;
  /** What accompanies the content: beside it, on a phone below. */
  rail: ReactNode;
  children: ReactNode;
}

/** Content with a rail beside it. */
export function Columns({ lead, rail, children }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.content}>{children}</div>
      {lead && <div className={classes.lead}>{lead}</div>}
      <div className={classes.rail} data-alone={!lead || undefined}>
        {rail}
      </div>
    </div>
  );
}

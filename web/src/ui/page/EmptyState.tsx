import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './State.module.css';

interface EmptyStateProps {
  text: string;
  /** What to do about it, e.g. a button. */
  children?: ReactNode;
}

/** Stands where content would be, when there is none. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <IconInbox className={classes.icon} size={28} stroke={1.25} aria-hidden />
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}

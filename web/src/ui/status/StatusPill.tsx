import type { Meaning } from './meanings.ts';
import classes from './StatusPill.module.css';

/** Where something stands: a dot and a word, so that the colour is not the only sign. One a row. */
export function StatusPill({ meaning, children }: { meaning: Meaning; children: string }) {
  return (
    <span className={classes.pill} data-meaning={meaning}>
      {children}
    </span>
  );
}

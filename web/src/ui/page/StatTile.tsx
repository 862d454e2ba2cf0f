import type { ReactNode } from 'react';
import classes from './StatTile.module.css';

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** What the figure is made of or measured in. */
  hint?: ReactNode;
  /** `danger` for a figure that somebody should look after. */
  tone?: 'danger';
}

/** One figure of an overview. */
export function StatTile({ label, value, hint, tone }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} data-tone={tone}>
        {value}
      </dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}

/** Figures side by side. */
export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={classes.tiles} aria-label={label}>
      {children}
    </dl>
  );
}

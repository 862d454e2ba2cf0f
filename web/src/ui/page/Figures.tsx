import type { ReactNode } from 'react';
import { Content } from '../text/Content.tsx';
import classes from './Figures.module.css';

/** A figure with what it says. */
export interface Figure {
  label: string;
  value: ReactNode;
  /** What it is made of or measured in. */
  hint?: ReactNode;
}

/** Figures side by side in one panel; the first is the number of the page. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures} aria-label={label}>
      {figures.map(({ label: name, value, hint }) => (
        <div key={name}>
          <dt>
            <Content>{name}</Content>
          </dt>
          <dd className={classes.value}>{value}</dd>
          {hint && <dd className={classes.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

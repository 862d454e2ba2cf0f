import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title?: string;
  /** A sentence below the title. */
  hint?: string;
  children: ReactNode;
  /** Without inner space, e.g. around a table. */
  isFlush?: boolean;
}

/** A part of a page on a surface of its own. */
export function Section({ title, hint, children, isFlush = false }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={title && id} data-flush={isFlush || undefined}>
      {title && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { Content } from '../text/Content.tsx';
import classes from './Section.module.css';

interface SectionProps {
  title?: string;
  /** A sentence below the title. */
  hint?: string;
  /** What concerns the whole part, at the end of its title, e.g. a link. */
  end?: ReactNode;
  children: ReactNode;
  /** Without inner space, e.g. around a table. */
  isFlush?: boolean;
}

/** A part of a page on a surface of its own. */
export function Section({ title, hint, end, children, isFlush = false }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={title && id} data-flush={isFlush || undefined}>
      {title && (
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            <Content>{title}</Content>
          </h2>
          {end}
        </div>
      )}
      {isFlush ? (
        children
      ) : (
        <div className={classes.body}>
          {hint && <p className={classes.hint}>{hint}</p>}
          {children}
        </div>
      )}
    </section>
  );
}

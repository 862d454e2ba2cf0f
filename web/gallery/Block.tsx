import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { Section } from '#ui/page/Section.tsx';
import classes from './Gallery.module.css';

/** A block of web/src/ui by its name in the code, with the states below each other or side by side. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name}>
      <div className={classes.states}>{children}</div>
    </Section>
  );
}

interface StateProps {
  name: LabelKey;
  /** Needs the whole width, as tables do. */
  isWide?: boolean;
  children: ReactNode;
}

/** One state of a block. */
export function State({ name, isWide = false, children }: StateProps) {
  const t = useT();
  return (
    <figure className={classes.state} data-wide={isWide || undefined}>
      <figcaption>{t(name)}</figcaption>
      {children}
    </figure>
  );
}

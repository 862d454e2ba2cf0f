import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Meaning } from '../status/meanings.ts';
import { Content } from '../text/Content.tsx';
import classes from './NextStep.module.css';

interface NextStepProps {
  /** Whose turn it is: `wait` that of a person, `run` that of the clock. */
  meaning: Meaning;
  /** What stands above; "Next" if it is left out, and "Result" of what is over. */
  label?: string;
  /** Nothing follows any more. */
  isOver?: boolean;
  /** The sentence: who does what. */
  title: string;
  /** Until when, and what follows. */
  children?: ReactNode;
}

/** What happens next with a thing, who does it and until when. */
export function NextStep({ meaning, isOver = false, label, title, children }: NextStepProps) {
  const t = useT();
  const above = label ?? t(isOver ? 'ui.result' : 'ui.next');
  return (
    <section className={classes.next} data-meaning={meaning} aria-label={above}>
      <p className={classes.label}>{above}</p>
      <p className={classes.title}>
        <Content>{title}</Content>
      </p>
      {children && <div className={classes.text}>{children}</div>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Meaning } from '../status/meanings.ts';
import classes from './NextStep.module.css';

interface NextStepProps {
  /** Whose turn it is: `wait` that of a person, `run` that of the clock. */
  meaning: Meaning;
  /** What stands above; "Next" if it is left out. */
  label?: string;
  /** The sentence: who does what. */
  title: string;
  /** Until when, and what follows. */
  children?: ReactNode;
}

/** What happens next with a thing, who does it and until when. */
export function NextStep({ meaning, label, title, children }: NextStepProps) {
  const t = useT();
  return (
    <section className={classes.next} data-meaning={meaning} aria-label={label ?? t('ui.next')}>
      <p className={classes.label}>{label ?? t('ui.next')}</p>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
    </section>
  );
}

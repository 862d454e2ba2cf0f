import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './sponsor.module.css';

interface QuestionProps {
  label: string;
  hint?: string;
  isWrong?: boolean;
  children: ReactNode;
}

/** A question of the form, with its answer beside it; below it on a phone. */
export function Question({ label, hint, isWrong = false, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset className={classes.question} aria-labelledby={id} data-wrong={isWrong || undefined}>
      <div className={classes.label}>
        <span id={id}>{label}</span>
        {hint && <small>{hint}</small>}
      </div>
      <div className={classes.answer}>{children}</div>
    </fieldset>
  );
}

/** What is wrong, below a field. */
export function Wrong({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={classes.wrong} id={id}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

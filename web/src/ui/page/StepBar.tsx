import classes from './StepBar.module.css';

/** A step of something that goes on for days. */
export interface BarStep {
  id: string;
  label: string;
  /** The day on which it was reached, or until when it lasts. */
  note?: string | undefined;
  state: 'done' | 'now' | 'future';
}

/** The steps of something, with the present one marked. On a phone only that one is named. */
export function StepBar({ label, steps }: { label: string; steps: readonly BarStep[] }) {
  return (
    <ol className={classes.bar} aria-label={label}>
      {steps.map(({ id, label: name, note, state }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{name}</span>
          {note && <time>{note}</time>}
        </li>
      ))}
    </ol>
  );
}

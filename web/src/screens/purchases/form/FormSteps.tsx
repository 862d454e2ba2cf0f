import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './parts.module.css';
import { type Part, type PartsState, parts } from './useParts.ts';

interface FormStepsProps {
  state: PartsState;
  /** A fact of each part, in a few words. */
  facts: Record<Part, string>;
}

/** The parts of the form with a fact each; each leads to its part. It stays in sight. */
export function FormSteps({ state, facts }: FormStepsProps) {
  const t = useT();
  const { open, show, isDone, countOf, labelOf } = state;
  return (
    <nav className={classes.steps} aria-label={t('sponsor.steps')}>
      <ol>
        {parts.map((part, index) => {
          const count = countOf(part);
          const isNow = part === open;
          return (
            <li key={part} data-state={isNow ? 'now' : isDone(part) ? 'done' : 'future'}>
              <button type="button" onClick={() => show(part)} aria-current={isNow ? 'step' : undefined}>
                <span>
                  {index + 1} {t(labelOf(part))}
                </span>
                <small data-wrong={count > 0 || undefined}>{count > 0 ? t('sponsor.toCorrect', { count }) : facts[part]}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

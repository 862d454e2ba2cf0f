import { useEffect, useId, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FaultCount } from '#ui/form/FaultCount.tsx';
import type { Fault } from './faults.ts';
import classes from './sponsor.module.css';

interface FaultSummaryProps {
  faults: readonly Fault[];
  /** Why it was refused, where no field is to blame. */
  failure: string | null;
  /** How often it was refused: each time this gets the focus. */
  refusals: number;
  idOf: (field: string) => string;
  /** Brings the field in sight, if it is folded away. */
  reveal?: (fault: Fault) => void;
}

/** What is in the way of a submission, with ways to the fields. */
export function FaultSummary({ faults, failure, refusals, idOf, reveal }: FaultSummaryProps) {
  const t = useT();
  const title = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.focus();
  }, [refusals]);
  if (faults.length === 0 && failure === null) return null;
  return (
    <section className={classes.faults} ref={place} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{failure === null ? <FaultCount count={faults.length} /> : t('sponsor.refusedTitle')}</h2>
      {failure !== null && <p>{failure}</p>}
      <ol>
        {faults.map((fault) => {
          const { field, label, message } = fault;
          return (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  reveal?.(fault);
                  show(document.getElementById(idOf(field)));
                }}
              >
                {label}
              </a>
              <span>{message}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Puts the focus into a field, below what stays at the top of the window. */
function show(field: HTMLElement | null) {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

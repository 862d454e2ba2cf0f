import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './parts.module.css';
import { TextAct } from './TextAct.tsx';
import { type Part, type PartsState, parts } from './useParts.ts';

interface FormPartProps {
  part: Part;
  state: PartsState;
  /** What is known of it, while it is folded. */
  facts: string;
  /** What is said at the end of its title while it is open, if nothing is wrong. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the form: open, or folded to a line with its facts. */
export function FormPart({ part, state, facts, end, children }: FormPartProps) {
  const t = useT();
  const title = useId();
  const isOpen = state.open === part;
  const count = state.countOf(part);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  // Who has gone on stands at the title of the part; who came from a fault goes to its field.
  useEffect(() => {
    if (isOpen && !wasOpen.current && !heading.current?.closest('section')?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const wrong = count > 0 && <span className={classes.wrongCount}>{t('sponsor.toCorrect', { count })}</span>;
  return (
    <section className={classes.part} aria-labelledby={title} data-open={isOpen || undefined}>
      <div className={classes.partHead}>
        <span className={classes.no} aria-hidden>
          {parts.indexOf(part) + 1}
        </span>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t(state.labelOf(part))}
        </h2>
        {!isOpen && <span className={classes.partFacts}>{facts}</span>}
        <span className={classes.partEnd}>
          {isOpen ? (
            wrong || end
          ) : (
            <>
              {wrong}
              <TextAct onClick={() => state.show(part)}>
                {t(state.isDone(part) ? 'sponsor.changePart' : 'sponsor.fillIn')}
                <VisuallyHidden> {t(state.labelOf(part))}</VisuallyHidden>
              </TextAct>
            </>
          )}
        </span>
      </div>
      {isOpen && children}
    </section>
  );
}

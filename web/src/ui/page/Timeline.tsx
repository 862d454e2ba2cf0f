import type { ReactNode } from 'react';
import { Content } from '../text/Content.tsx';
import classes from './Timeline.module.css';

/** An event in the order of time. */
export interface TimelineEntry {
  id: string;
  /** `now` is going on and marked, `future` is expected, `bad` went wrong. */
  state: 'done' | 'now' | 'future' | 'bad';
  title: ReactNode;
  /** Who and when, in a line below. */
  meta?: ReactNode;
  /** What was said. */
  text?: ReactNode;
  /** It belongs to the entry before. */
  isBelow?: boolean;
}

/** What has happened and what is to come, one below the other. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {entries.map(({ id, state, title, meta, text, isBelow }) => (
        <li key={id} data-state={state} data-below={isBelow || undefined} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            <Content>{title}</Content>
          </b>
          {meta && (
            <span className={classes.meta}>
              <Content>{meta}</Content>
            </span>
          )}
          {text && (
            <span className={classes.text}>
              <Content>{text}</Content>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

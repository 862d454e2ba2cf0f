import classes from './StateBadge.module.css';

/** `quiet` is out of use, `alarm` wants somebody to look; `plain` says nothing by its colour. */
export type Tone = 'good' | 'waiting' | 'bad' | 'alarm' | 'quiet' | 'plain';

/** Where something stands: a dot and a word, so that the colour is not the only sign. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '../date/DateTime.tsx';
import type { ServerClock } from './serverNow.ts';
import classes from './Until.module.css';
import { useServerNow } from './useServerNow.ts';
import { useTimeWords } from './useTimeWords.ts';

const soonMs = 24 * 3_600_000;

interface UntilProps {
  /** In ISO 8601. */
  time: string;
  clock: ServerClock;
  /** Only what is left, where the time stands beside it. */
  isBare?: boolean;
}

/** A deadline with what is left of it in words, by the clock of the server. Within a day it stands out. */
export function Until({ time, clock, isBare = false }: UntilProps) {
  const t = useT();
  const words = useTimeWords();
  const left = Date.parse(time) - useServerNow(clock);
  const state = left < 0 ? 'late' : left < soonMs ? 'soon' : undefined;
  return (
    <span className={classes.until} data-state={state}>
      {!isBare && (
        <>
          <DateTime value={time} /> ·{' '}
        </>
      )}
      <span>{left < 0 ? t('ui.lateBy', { time: words(-left) }) : t('ui.stillLeft', { time: words(left) })}</span>
    </span>
  );
}

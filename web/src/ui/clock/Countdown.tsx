import { VisuallyHidden } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Countdown.module.css';
import type { ServerClock } from './serverNow.ts';
import { timeLeft, type Unit } from './timeLeft.ts';
import { useServerNow } from './useServerNow.ts';
import { useTimeWords } from './useTimeWords.ts';

interface CountdownProps {
  /** What happens when it is over, e.g. "until the end of the quotes". */
  label: string;
  /** In ISO 8601. */
  end: string;
  clock: ServerClock;
  /** What stands in its place when it is over. */
  overText: string;
  /** Asks the server again: called when the clock of the browser has jumped, as after sleep. */
  onJump?: () => void;
}

/** Milliseconds before the end at which it is said aloud how much is left. */
const steps = [0, 60_000, 300_000, 600_000, 3_600_000, 86_400_000];
/** The last minutes stand out. */
const lastMs = 300_000;

/** How long it is until a time, by the clock of the server. It is said aloud at a few steps only. */
export function Countdown({ label, end, clock, overText, onJump }: CountdownProps) {
  const words = useTimeWords();
  const left = Date.parse(end) - useServerNow(clock, onJump);
  const step = steps.find((one) => left <= one);
  const isOver = left <= 0;
  const said = step === undefined ? '' : isOver ? overText : `${label} ${words(step)}`;
  return (
    <div className={classes.clock}>
      <div role="timer" aria-label={label} data-last={(!isOver && left <= lastMs) || undefined}>
        <p className={classes.label}>{label}</p>
        {isOver ? <p className={classes.over}>{overText}</p> : <Digits left={left} />}
      </div>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}

function Digits({ left }: { left: number }) {
  const t = useT();
  const parts = timeLeft(left);
  const units: Unit[] = parts.days > 0 ? ['days', 'hours', 'minutes', 'seconds'] : ['hours', 'minutes', 'seconds'];
  return (
    <p className={classes.digits}>
      {units.map((unit, index) => (
        <span key={unit}>
          <b>{index === 0 ? parts[unit] : String(parts[unit]).padStart(2, '0')}</b> {t(`ui.unit_${unit}`)}{' '}
        </span>
      ))}
    </p>
  );
}

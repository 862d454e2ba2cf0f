import { useT } from '#i18n/LanguageProvider.tsx';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { timeLeft } from '#ui/clock/timeLeft.ts';
import { useServerNow } from '#ui/clock/useServerNow.ts';

/** The last minutes stand out, and are announced at 5 minutes and at 1. */
const lastMs = 300_000;
const steps = [60_000, lastMs];

interface CountdownProps {
  end: string;
  clock: ServerClock;
  /** What stands in its place when the time is over. */
  over: string;
  /** Asks the server again: called when the clock of the browser has jumped, as after sleep. */
  onJump?: () => void;
}

/** How long it is until a time, by the clock of the server. */
export function Countdown({ end, clock, over, onJump }: CountdownProps) {
  const t = useT();
  const left = Date.parse(end) - useServerNow(clock, onJump);
  const step = left > 0 ? steps.find((one) => left <= one) : undefined;
  return (
    <span className="po-left" data-last={(left > 0 && left <= lastMs) || undefined}>
      <span role="timer">{left > 0 ? t('portal.left', timeLeft(left)) : over}</span>
      <span className="po-unseen" aria-live="polite">
        {step !== undefined && t('portal.left', timeLeft(step))}
      </span>
    </span>
  );
}

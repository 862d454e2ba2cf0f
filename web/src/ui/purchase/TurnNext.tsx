import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { ServerClock } from '../clock/serverNow.ts';
import { Until } from '../clock/Until.tsx';
import { daysSince } from '../date/daysSince.ts';
import { NextStep } from '../page/NextStep.tsx';
import type { Meaning } from '../status/meanings.ts';

interface TurnNextProps {
  turn: Schemas['Turn'];
  meaning: Meaning;
  /** Who does what. */
  title: string;
  /** Without it the time is said, but not what is left of it. */
  clock?: ServerClock | undefined;
  /** What follows. */
  children?: ReactNode;
}

/** What is awaited first, since when and until when. */
export function TurnNext({ turn: { since, until }, meaning, title, clock, children }: TurnNextProps) {
  const t = useT();
  const format = useFormat();
  return (
    <NextStep meaning={meaning} title={title}>
      <p>{t('projects.waitsSince', { days: daysSince(since), time: format.dateTime(since) })}</p>
      {until && <p>{clock ? <Until time={until} clock={clock} /> : t('projects.nextDue', { time: format.dateTime(until) })}</p>}
      {children}
    </NextStep>
  );
}

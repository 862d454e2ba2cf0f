import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { daysSince } from '#ui/date/daysSince.ts';
import type { BarStep } from '#ui/page/StepBar.tsx';
import { Timeline, type TimelineEntry } from '#ui/page/Timeline.tsx';
import { operatorOf } from './operatorOf.ts';
import { saidOf } from './saidOf.ts';
import { type Detail, type Log, lineOf, placeOf, type Step } from './state/projectState.ts';

/** Steps after which it went backwards. */
const setbacks: readonly string[] = ['reject', 'return', 'refuse', 'terminate', 'failBidding'];

/** The events that complete a step, as the log names them. */
const completions: Partial<Record<Step, readonly string[]>> = {
  bid: ['close', 'openPrices'],
  award: ['decide', 'confirmAward', 'noticeEnds'],
  outcome: ['registerOutcome'],
  contract: ['signContract'],
  accept: ['concludeAcceptance', 'closeShort'],
  store: ['confirmEntry'],
};

/** What is going on and the step after it. The bar above shows them all. */
const shownAhead = 2;

/** How many of the latest events are shown at first. */
const shownAtFirst = 6;

/** Whether nothing follows in a state. */
const isOverIn = (status: Detail['status']) => ['ARCHIVED', 'TERMINATED', 'FAILED'].includes(status);

/** The steps of the line, with the days on which they were taken. */
export function useBarSteps(project: Detail, logs: readonly Log[]): BarStep[] {
  const t = useT();
  const format = useFormat();
  const place = placeOf(project, logs);
  const { waitingSince, status } = project;
  const days = waitingSince === null ? null : daysSince(waitingSince);
  return lineOf(project).map((step, index) => {
    const label = t(`purchases.bar${step}`);
    const taken = logs.findLast((log) => (completions[step] ?? [step]).includes(log.step));
    if (index < place) return { id: step, label, state: 'done', note: taken && format.day(taken.time) };
    const isNow = index === place && !isOverIn(status);
    const note = days === null || days === 0 ? undefined : t('projects.days', { days });
    return { id: step, label, state: isNow ? 'now' : 'future', note: isNow ? note : undefined };
  });
}

/** What is next, what is going on, and what has happened, the latest first; what was long ago is shown when it is asked for. */
export function History({ project, logs }: { project: Detail; logs: readonly Log[] }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const place = placeOf(project, logs);
  const ahead = isOverIn(project.status) ? [] : lineOf(project).slice(place, place + shownAhead);
  const future = ahead.map((step, index): TimelineEntry => {
    return { id: step, state: index === 0 ? 'now' : 'future', title: t(`purchases.bar${step}`) };
  });
  const past = logs.map(({ no, step, time, operatorName, forUserName, content }): TimelineEntry => {
    return {
      id: String(no),
      state: setbacks.includes(step) ? 'bad' : 'done',
      title: t(`projects.log${step}`),
      meta: (
        <>
          <DateTime value={time} /> · {operatorOf({ operatorName, forUserName }, t)}
        </>
      ),
      text: saidOf({ step, content, operatorName }, t),
    };
  });
  // One more than is shown needs as much room as the button.
  const isShort = isWhole || past.length <= shownAtFirst + 1;
  const latest = isShort ? past : past.slice(-shownAtFirst);
  return (
    <>
      <Timeline label={t('projects.timeline')} entries={[...future.toReversed(), ...latest.toReversed()]} />
      {!isShort && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {t('projects.earlier', { count: past.length - shownAtFirst })}
        </Button>
      )}
    </>
  );
}

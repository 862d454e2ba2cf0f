import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { daysSince } from '#ui/date/daysSince.ts';
import type { BarStep } from '#ui/page/StepBar.tsx';
import { Timeline, type TimelineEntry } from '#ui/page/Timeline.tsx';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import { operatorOf } from './operatorOf.ts';
import { type Detail, type Log, lineOf, placeOf } from './state/projectState.ts';

/** Steps after which it went backwards. */
const setbacks: readonly string[] = ['reject', 'return', 'refuse', 'terminate'];

/** What the log says of money: an amount, after the number of an invoice or a payment. */
const amountAtEnd = /^(?:(\S+) )?(\d+\.\d{2})$/;

/** What the log says of a closing: a hash, which the log shows whole. */
const hashAlone = /^[0-9a-f]{64}$/;
const hashLength = 8;

/** The steps of the line, with the days on which they were taken. */
export function useBarSteps(project: Detail, logs: readonly Log[]): BarStep[] {
  const t = useT();
  const word = useSchoolWord();
  const format = useFormat();
  const place = placeOf(project, logs);
  const { waitingSince, status } = project;
  const days = waitingSince === null ? null : daysSince(waitingSince);
  return lineOf(project).map((step, index) => {
    const label = t(word(`projects.bar${step}`));
    const taken = logs.findLast((log) => log.step === step);
    if (index < place) return { id: step, label, state: 'done', note: taken && format.day(taken.time) };
    const isNow = index === place && status !== 'TERMINATED';
    const note = days === null || days === 0 ? undefined : t('projects.days', { days });
    return { id: step, label, state: isNow ? 'now' : 'future', note: isNow ? note : undefined };
  });
}

/** What is to come, what is going on, and what has happened, the latest first. */
export function History({ project, logs }: { project: Detail; logs: readonly Log[] }) {
  const t = useT();
  const word = useSchoolWord();
  const format = useFormat();
  const place = placeOf(project, logs);
  const isOver = project.status === 'ARCHIVED' || project.status === 'TERMINATED';
  const ahead = isOver ? [] : lineOf(project).slice(place);
  const future = ahead.map((step, index): TimelineEntry => {
    return { id: step, state: index === 0 ? 'now' : 'future', title: t(word(`projects.bar${step}`)) };
  });
  const past = logs.map(({ no, step, time, operatorName, forUserName, content }): TimelineEntry => {
    return {
      id: String(no),
      state: setbacks.includes(step) ? 'bad' : 'done',
      title: t(word(`projects.log${step}`)),
      meta: (
        <>
          <DateTime value={time} /> · {operatorOf({ operatorName, forUserName }, t)}
        </>
      ),
      text: content
        ?.replace(hashAlone, (hash) => `${hash.slice(0, hashLength)}…`)
        .replace(amountAtEnd, (_, number, amount) => `${number ? `${number} · ` : ''}¥ ${format.money(amount)}`),
    };
  });
  return <Timeline label={t('projects.timeline')} entries={[...future.toReversed(), ...past.toReversed()]} />;
}

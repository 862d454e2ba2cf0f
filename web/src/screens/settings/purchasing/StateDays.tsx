import type { Schemas } from '@campus-procurement/sdk';
import { Text, Title } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import { periodsOf } from './calendarSchema.ts';
import classes from './pattern.module.css';

/** The holidays of the state in a year, and the weekend days that are worked for them. */
export function StateDays({ days }: { days: readonly Schemas['CalendarDay'][] }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <Title order={3} size="h5">
        {t('purchasing.calendarState')}
      </Title>
      {days.length === 0 && <Text c="dimmed">{t('purchasing.calendarUnknown')}</Text>}
      <ul className={classes.stateDays} aria-label={t('purchasing.calendarState')}>
        {periodsOf(days).map(({ kind, name, first, last }) => (
          <li key={first}>
            <span className={classes.period}>
              {first === last
                ? format.day(first)
                : t('purchasing.calendarPeriod', { first: format.day(first), last: format.day(last) })}
            </span>
            <ColorTag color={kind === 'HOLIDAY' ? 'teal' : 'orange'}>{t(`purchasing.calendar${kind}`)}</ColorTag>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import './mantine.css';
import 'dayjs/locale/zh-cn';
import { IconCalendar } from '@tabler/icons-react';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import classes from './date.module.css';
import type { Accuracy } from './dateRules.ts';

const timeFormats: Record<Accuracy, string> = { day: '', 1: ' HH:00', 2: ' HH:mm', 3: ' HH:mm:ss' };

/** What all calendars have in common: language, formats, and what their buttons are called. */
export function useCalendarLook(label: string, accuracy: Accuracy = 'day') {
  const t = useT();
  const { language } = useLanguage();
  return {
    valueFormat: t('calendar.dateFormat') + timeFormats[accuracy],
    locale: language === 'zh-CN' ? 'zh-cn' : 'en',
    monthLabelFormat: t('calendar.monthFormat'),
    yearLabelFormat: t('calendar.yearFormat'),
    hideOutsideDates: true,
    weekendDays: [],
    clearButtonProps: { 'aria-label': t('calendar.clearDates', { label }) },
    leftSection: <IconCalendar size={15} aria-hidden />,
    ariaLabels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      previousYear: t('calendar.previousYear'),
      nextYear: t('calendar.nextYear'),
      previousDecade: t('calendar.previousYears'),
      nextDecade: t('calendar.nextYears'),
    },
  };
}

/** The input of a time of day: hours 0 to 23, and as much more as the accuracy says. */
export function useTimeLook(accuracy: Accuracy) {
  const t = useT();
  return {
    withSeconds: accuracy === 3,
    submitButtonProps: { 'aria-label': t('ui.confirm') },
    timePickerProps: {
      format: '24h',
      hoursInputLabel: t('calendar.hours'),
      minutesInputLabel: t('calendar.minutes'),
      secondsInputLabel: t('calendar.seconds'),
      ...(accuracy === 1 && { className: classes.hourOnly, minutesInputProps: { hidden: true } }),
    },
  } as const;
}

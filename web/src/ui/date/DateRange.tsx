import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-cn';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import { type DateRangeText, endsOf, hasDisabledDay, rangeOf } from './dateRange.ts';

/** Product specification, section 9: a popover is gone so many milliseconds after it is left. */
const hideMs = 110;

export interface DateRangeProps {
  label: string;
  className?: string | undefined;
  value: DateRangeText | undefined;
  /** Days that cannot be chosen, and that no range may contain. */
  isDisabled: (day: string) => boolean;
  onChange: (value: DateRangeText | undefined) => void;
}

type Ends = [string | null, string | null];

/** The first and the last of some days. Default export, because the calendar is loaded when it is wanted. */
export default function DateRange({ label, className, value, isDisabled, onChange }: DateRangeProps) {
  const t = useT();
  const { language } = useLanguage();
  // With one end chosen, the other is still to come.
  const [half, setHalf] = useState<Ends | null>(null);
  const [isRefused, setRefused] = useState(false);

  function choose(ends: Ends) {
    const [one, other] = ends;
    setRefused(false);
    if (one !== null && other === null) return setHalf(ends);
    setHalf(null);
    if (one === null || other === null) return onChange(undefined);
    const range = rangeOf(one, other);
    if (hasDisabledDay(range, isDisabled)) setRefused(true);
    else onChange(range);
  }

  return (
    <DatePickerInput
      type="range"
      className={className}
      aria-label={label}
      placeholder={label}
      value={half ?? (value ? endsOf(value) : [null, null])}
      onChange={choose}
      onDropdownClose={() => setHalf(null)}
      excludeDate={isDisabled}
      error={isRefused && t('ui.disabledDates')}
      valueFormat={t('ui.dateFormat')}
      locale={language === 'zh-CN' ? 'zh-cn' : 'en'}
      monthLabelFormat={t('ui.monthFormat')}
      yearLabelFormat={t('ui.yearFormat')}
      hideOutsideDates
      weekendDays={[]}
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clearDates', { label }) }}
      leftSection={<IconCalendar size={15} aria-hidden />}
      popoverProps={{ transitionProps: { exitDuration: hideMs } }}
      ariaLabels={{
        previousMonth: t('ui.previousMonth'),
        nextMonth: t('ui.nextMonth'),
        previousYear: t('ui.previousYear'),
        nextYear: t('ui.nextYear'),
        previousDecade: t('ui.previousYears'),
        nextDecade: t('ui.nextYears'),
      }}
    />
  );
}

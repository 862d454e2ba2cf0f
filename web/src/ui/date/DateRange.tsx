import { DatePickerInput, DateTimePicker } from '@mantine/dates';
import { type ReactNode, type Ref, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type DateRangeText, endsOf, rangeOf } from './dateRange.ts';
import { type DateRules, settledRange } from './dateRules.ts';
import { useCalendarLook, useTimeLook } from './useCalendarLook.tsx';
import { useKeptTime } from './useKeptTime.ts';

export interface DateRangeProps extends DateRules {
  /** Its name, which is also written where nothing is chosen. */
  label: string;
  /** A field of a form has its name above it. */
  isInForm?: boolean;
  description?: string | undefined;
  className?: string | undefined;
  value: DateRangeText | undefined;
  error?: ReactNode;
  onChange: (value: DateRangeText | undefined) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

type Chosen = [string | null, string | null];

/** The first and the last of some days or times. Default export, because the calendar is loaded when it is wanted. */
export default function DateRange(props: DateRangeProps) {
  const { label, isInForm = false, description, className, value, error, onChange, onBlur, ref, ...rules } = props;
  const { accuracy, required, isDisabled } = rules;
  const t = useT();
  const look = useCalendarLook(label, accuracy);
  const time = useTimeLook(accuracy);
  // What is not settled yet: the other end is still to come, or the hours.
  const [open, setOpen] = useState<Chosen | null>(null);
  const [isRefused, setRefused] = useState(false);
  const shown = open ?? (value ? endsOf(value) : ([null, null] satisfies Chosen));
  const from = useKeptTime(shown[0] ?? '');
  const to = useKeptTime(shown[1] ?? '');

  function settle(chosen: Chosen) {
    const before = value ? endsOf(value) : (['', ''] as const);
    const next = settledRange(before, chosen, rules);
    setOpen(null);
    setRefused(next.isRefused);
    if (next.value !== before) onChange(next.value[0] ? rangeOf(...next.value) : undefined);
  }

  /** A day that was not there yet comes without its time. */
  function timed(chosen: Chosen, end: 0 | 1, time: typeof from): string | null {
    const day = chosen[end];
    return day === null || shown[end] || accuracy === 'day' ? day : time.on(day);
  }

  function choose(chosen: Chosen) {
    const one = timed(chosen, 0, from);
    const other = timed(chosen, 1, to);
    setRefused(false);
    if (one !== null && (other === null || accuracy !== 'day')) setOpen([one, other]);
    else if (one === null && open) setOpen(null);
    else settle([one, other]);
  }

  const shared = {
    ...look,
    type: 'range' as const,
    className,
    ...(isInForm
      ? { label, description, withAsterisk: required, placeholder: t('ui.choose') }
      : { 'aria-label': label, placeholder: label }),
    ...(onBlur && { onBlur }),
    ...(ref && { ref }),
    value: shown,
    onChange: choose,
    onDropdownClose: () => (open?.[1] ? settle(open) : setOpen(null)),
    excludeDate: isDisabled,
    error: error ?? (isRefused && t('calendar.disabledDates')),
    allowSingleDateInRange: true,
    clearable: !required,
  };
  if (accuracy === 'day') return <DatePickerInput {...shared} />;
  const parts = time.timePickerProps;
  return (
    <DateTimePicker
      {...shared}
      {...time}
      timePickerProps={{ ...parts, ...from.props }}
      endTimePickerProps={{ ...parts, ...to.props }}
    />
  );
}

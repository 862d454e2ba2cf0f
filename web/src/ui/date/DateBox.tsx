import { DatePickerInput, DateTimePicker } from '@mantine/dates';
import { type Ref, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from './dateRange.ts';
import { type DateRules, openingDay, settled } from './dateRules.ts';
import { useCalendarLook, useTimeLook } from './useCalendarLook.tsx';
import { useKeptTime } from './useKeptTime.ts';

export interface DateBoxProps extends DateRules {
  label: string;
  description: string | undefined;
  error: string | undefined;
  readOnly: boolean;
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** A day or a time to choose. Default export, because the calendar is loaded when it is wanted. */
export default function DateBox({ value, error, onChange, description, accuracy, required, isDisabled, ...field }: DateBoxProps) {
  const t = useT();
  const look = useCalendarLook(field.label, accuracy);
  const time = useTimeLook(accuracy);
  const kept = useKeptTime(value);
  const isTyping = useRef(false);
  const [isRefused, setRefused] = useState(false);
  const [turnedTo, turnTo] = useState<string | null>(null);
  const open = turnedTo ?? openingDay(value || today(), isDisabled);
  const shared = {
    ...field,
    ...look,
    value: value || null,
    description,
    error: error ?? (isRefused && t('calendar.disabledDate')),
    withAsterisk: required,
    clearable: !required && !field.readOnly,
    excludeDate: isDisabled,
    ...(open !== null && { date: open, onDateChange: turnTo }),
    placeholder: t('ui.choose'),
    onChange(wanted: string | null) {
      const isTyped = isTyping.current;
      isTyping.current = false;
      // A time without a day is not held yet: Mantine would take today's.
      if (isTyped && !value) return;
      const chosen = wanted && !value ? kept.on(wanted) : wanted;
      const next = settled(value, chosen, { accuracy, required, isDisabled });
      setRefused(next.isRefused);
      if (next.value !== value) onChange(next.value);
    },
  };
  if (accuracy === 'day') return <DatePickerInput {...shared} />;
  const timePickerProps = {
    ...time.timePickerProps,
    ...kept.props,
    // Comes before the change of the whole.
    onChange(typed: string) {
      isTyping.current = typed !== '';
      kept.props.onChange(typed);
    },
  };
  return <DateTimePicker {...shared} {...time} timePickerProps={timePickerProps} />;
}

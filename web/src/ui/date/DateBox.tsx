import { DatePickerInput, DateTimePicker } from '@mantine/dates';
import { type Ref, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type DateRules, settled } from './dateRules.ts';
import { useCalendarLook, useTimeLook } from './useCalendarLook.tsx';

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
  const [isRefused, setRefused] = useState(false);
  const shared = {
    ...field,
    ...look,
    value: value || null,
    description,
    error: error ?? (isRefused && t('ui.disabledDate')),
    withAsterisk: required,
    clearable: !required && !field.readOnly,
    excludeDate: isDisabled,
    placeholder: t('ui.choose'),
    onChange(wanted: string | null) {
      const next = settled(value, wanted, { accuracy, required, isDisabled });
      setRefused(next.isRefused);
      if (next.value !== value) onChange(next.value);
    },
  };
  return accuracy === 'day' ? <DatePickerInput {...shared} /> : <DateTimePicker {...shared} {...time} />;
}

import { Select } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { FieldProps } from './FieldProps.ts';

interface SelectFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  choices: readonly { value: string; label: LabelKey }[];
}

/** One of a few choices. */
export function SelectField<V extends FieldValues>(props: SelectFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, choices } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <Select
      {...field}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      disabled={readOnly ?? false}
      data={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
      allowDeselect={false}
    />
  );
}

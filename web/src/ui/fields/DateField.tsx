import { TextInput } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';

/** A day, as the browser asks for it: `2026-03-02`, or '' for none. */
export function DateField<V extends FieldValues>(props: FieldProps<V, string>) {
  const { control, name, label, hint, required, readOnly } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      type="date"
      max="2099-12-31"
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      readOnly={readOnly ?? false}
    />
  );
}

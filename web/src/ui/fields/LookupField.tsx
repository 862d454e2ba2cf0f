import { Select } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';

/** A row of the server to choose. */
export interface Choice {
  value: string;
  label: string;
}

interface LookupFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  choices: readonly Choice[];
}

/** One of many rows of the server, found by typing; '' is none. */
export function LookupField<V extends FieldValues>(props: LookupFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, choices } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <Select
      {...field}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      readOnly={readOnly ?? false}
      data={choices}
      searchable
      clearable={!required}
      allowDeselect={!required}
      nothingFoundMessage={t('ui.nothingFound')}
      placeholder={t('ui.choose')}
    />
  );
}

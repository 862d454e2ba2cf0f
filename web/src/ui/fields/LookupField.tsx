import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
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
  /** Called with what is typed, where the server finds the choices. */
  onSearch?: (text: string) => void;
  /** Called when another one is chosen, where other fields hang on it. */
  onChoose?: () => void;
}

/** One of many rows of the server, found by typing; '' is none. */
export function LookupField<V extends FieldValues>(props: LookupFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, choices, onSearch, onChoose } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  // A name that has been chosen is no search: its choice must stay among those that are there.
  const search = useDebouncedCallback((text: string) => {
    if (!choices.some(({ label: known }) => known === text)) onSearch?.(text.trim());
  }, 300);
  return (
    <Select
      {...field}
      value={field.value || null}
      onChange={(value) => {
        field.onChange(value ?? '');
        onChoose?.();
      }}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      readOnly={readOnly ?? false}
      data={choices}
      searchable
      // A form that says that something is missing leads there: the choices would cover what it says.
      openOnFocus={false}
      {...(onSearch && { onSearchChange: search, filter: ({ options }) => options })}
      clearable={!required}
      allowDeselect={!required}
      nothingFoundMessage={t('ui.nothingFound')}
      placeholder={t('ui.choose')}
    />
  );
}

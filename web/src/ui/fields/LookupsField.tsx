import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { withChosen } from '../choices/withChosen.ts';
import type { FieldProps } from './FieldProps.ts';
import type { Choice } from './LookupField.tsx';

interface LookupsFieldProps<V extends FieldValues> extends FieldProps<V, string[]> {
  /** What the server has found for what is typed. */
  found: readonly Choice[];
  /** Called with what is typed. */
  onSearch: (text: string) => void;
  /** What is chosen at first. */
  chosen: readonly Choice[];
}

/** Some of many rows of the server, found by typing; the value is their ids. */
export function LookupsField<V extends FieldValues>(props: LookupsFieldProps<V>) {
  const { control, name, label, hint, found, onSearch, chosen } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = withChosen(picked, chosen).filter(({ value }) => field.value.includes(value));
  const choices = withChosen(found, known);
  return (
    <MultiSelect
      {...field}
      onChange={(ids) => {
        setPicked(choices.filter(({ value }) => ids.includes(value)));
        field.onChange(ids);
      }}
      label={t(label)}
      description={hint && t(hint)}
      placeholder={field.value.length === 0 ? t('ui.choose') : ''}
      error={fieldState.error?.message}
      data={choices}
      searchable
      openOnFocus={false}
      hidePickedOptions
      onSearchChange={useDebouncedCallback((text: string) => onSearch(text.trim()), 300)}
      filter={({ options }) => options}
      nothingFoundMessage={t('ui.nothingFound')}
    />
  );
}

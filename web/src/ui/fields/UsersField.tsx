import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUserChoices, withChosen } from '../useUserChoices.ts';
import type { FieldProps } from './FieldProps.ts';

interface UsersFieldProps<V extends FieldValues> extends FieldProps<V, string[]> {
  /** Who is chosen at first. */
  people: readonly { id: string; name: string }[];
}

/** Some people of the school, found by typing; the value is their ids. */
export function UsersField<V extends FieldValues>({ control, name, label, hint, people }: UsersFieldProps<V>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const [found, search] = useUserChoices();
  const [chosen, setChosen] = useState(people.map((person) => ({ value: person.id, label: person.name })));
  const choices = withChosen(found, chosen);
  return (
    <MultiSelect
      {...field}
      onChange={(ids) => {
        setChosen(choices.filter(({ value }) => ids.includes(value)));
        field.onChange(ids);
      }}
      label={t(label)}
      description={hint && t(hint)}
      placeholder={field.value.length === 0 ? t('ui.choose') : ''}
      error={fieldState.error?.message}
      data={choices}
      searchable
      hidePickedOptions
      onSearchChange={useDebouncedCallback((text: string) => search(text.trim()), 300)}
      filter={({ options }) => options}
      nothingFoundMessage={t('ui.nothingFound')}
    />
  );
}

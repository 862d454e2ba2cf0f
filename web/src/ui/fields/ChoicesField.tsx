import { MultiSelect } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { FieldProps } from './FieldProps.ts';
import type { Choice } from './LookupField.tsx';

interface ChoicesFieldProps<V extends FieldValues> extends FieldProps<V, string[]> {
  choices: readonly Choice[];
  /** What it means that nothing is chosen. */
  placeholder?: LabelKey;
}

/** Some of the choices; the value is a list, empty if none is chosen. */
export function ChoicesField<V extends FieldValues>(props: ChoicesFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, choices, placeholder = 'ui.choose' } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <MultiSelect
      {...field}
      label={t(label)}
      description={hint && t(hint)}
      placeholder={field.value.length === 0 ? t(placeholder) : ''}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      readOnly={readOnly ?? false}
      data={[...choices]}
      searchable
      openOnFocus={false}
      clearable={!readOnly}
      clearButtonProps={{ 'aria-label': t('ui.clearField', { label: t(label) }) }}
      nothingFoundMessage={t('ui.nothingFound')}
    />
  );
}

import { TextInput } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from '#ui/fields/FieldProps.ts';
import { longestQuantity } from './quantities.ts';

interface QuantityFieldProps<V extends FieldValues> extends Omit<FieldProps<V, string>, 'hint'> {
  /** What is counted. */
  unit: string;
  /** A sentence of help below the label, e.g. how much there is. */
  note?: string;
}

/** How much of something. */
export function QuantityField<V extends FieldValues>({ control, name, label, unit, note, required }: QuantityFieldProps<V>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      label={t(label)}
      description={note}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      aria-required={required || undefined}
      inputMode="decimal"
      maxLength={longestQuantity}
      autoComplete="off"
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={48}
    />
  );
}

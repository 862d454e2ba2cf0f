import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';
import { longestNumber } from './typedNumbers.ts';

interface DecimalFieldProps<V extends FieldValues> extends Omit<FieldProps<V, string>, 'hint'> {
  /** Reads what was typed, when the field is left; null if it is no such number. */
  read: (text: string) => string | null;
  /** What is counted, behind the number. */
  unit: string;
  /** A sentence of help below the label. */
  note?: string | undefined;
}

/** A number with decimals; the value is a decimal string as soon as the field is left, '' for none. */
export function DecimalField<V extends FieldValues>(props: DecimalFieldProps<V>): ReactNode {
  const { control, name, label, read, unit, note, required, readOnly } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      onBlur={() => {
        // Text that cannot be read stays as it is; the form's schema names the rule.
        const number = read(field.value) ?? field.value.trim();
        if (number !== field.value) field.onChange(number);
        field.onBlur();
      }}
      label={t(label)}
      description={note}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      aria-required={required || undefined}
      readOnly={readOnly ?? false}
      inputMode="decimal"
      maxLength={longestNumber}
      autoComplete="off"
      rightSectionWidth={48}
      rightSection={<span aria-hidden>{unit}</span>}
    />
  );
}

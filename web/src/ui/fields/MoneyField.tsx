import { parseMoney } from '@campus-procurement/sdk/money';
import { TextInput } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';

/** An amount in yuan; the value is a decimal string with two decimals as soon as the field is left, '' for none. */
export function MoneyField<V extends FieldValues>(props: FieldProps<V, string>) {
  const { control, name, label, hint, required, readOnly } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      onBlur={() => {
        // Text that is no amount stays as it is; the form's schema names the rule.
        const amount = parseMoney(field.value) ?? field.value.trim();
        if (amount !== field.value) field.onChange(amount);
        field.onBlur();
      }}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
      aria-required={required || undefined}
      readOnly={readOnly ?? false}
      inputMode="decimal"
      maxLength={17}
      autoComplete="off"
      rightSectionWidth={48}
      rightSection={<span aria-hidden>{t('ui.yuan')}</span>}
    />
  );
}

import { Switch } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';

/** Yes or no. */
export function SwitchField<V extends FieldValues>({ control, name, label, hint, readOnly }: FieldProps<V, boolean>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  return (
    <Switch
      {...rest}
      checked={value}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      disabled={readOnly ?? false}
    />
  );
}

import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';
import { PasswordBox } from './PasswordBox.tsx';

/** The password that somebody has. */
export function PasswordField<V extends FieldValues>({ control, name, label, hint }: FieldProps<V, string>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <PasswordBox
      {...field}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk
      aria-required
      autoComplete="current-password"
      maxLength={128}
    />
  );
}

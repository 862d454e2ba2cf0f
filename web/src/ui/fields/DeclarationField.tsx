import { Checkbox } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';

/** A sentence that whoever sends the form says by ticking it. */
export function DeclarationField<V extends FieldValues>({ control, name, label }: FieldProps<V, boolean>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  return <Checkbox {...rest} checked={value} label={t(label)} error={fieldState.error?.message} />;
}

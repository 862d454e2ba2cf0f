import { Textarea, TextInput } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { FieldProps } from './FieldProps.ts';
import { unitWidth } from './unitWidth.ts';

interface TextFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  /** Most characters that can be entered. */
  limit: number;
  multiline?: boolean;
  /** What is counted, at the end of a field of one line. */
  unit?: LabelKey;
}

export function TextField<V extends FieldValues>(props: TextFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, limit, multiline, unit } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const shared = {
    ...field,
    label: t(label),
    description: hint && t(hint),
    error: fieldState.error?.message,
    withAsterisk: required ?? false,
    'aria-required': required || undefined,
    readOnly: readOnly ?? false,
    maxLength: limit,
    autoComplete: 'off',
  };
  if (multiline) return <Textarea {...shared} autosize minRows={2} maxRows={6} />;
  const end = unit && t(unit);
  return (
    <TextInput {...shared} {...(end && { rightSection: <span aria-hidden>{end}</span>, rightSectionWidth: unitWidth(end) })} />
  );
}

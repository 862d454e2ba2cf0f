import { Group, Radio } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { FieldProps } from './FieldProps.ts';

interface RadioFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  choices: readonly { value: string; label: LabelKey }[];
}

/** One of two or three choices that are all in sight. */
export function RadioField<V extends FieldValues>(props: RadioFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, choices } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  return (
    <Radio.Group
      {...field}
      label={t(label)}
      description={hint && t(hint)}
      error={fieldState.error?.message}
      withAsterisk={required ?? false}
    >
      <Group gap="lg" mt={6}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={t(choice.label)} disabled={readOnly ?? false} />
        ))}
      </Group>
    </Radio.Group>
  );
}

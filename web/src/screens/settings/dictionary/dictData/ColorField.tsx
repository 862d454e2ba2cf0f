import type { Schemas } from '@campus-procurement/sdk';
import { tagColorValues } from '@campus-procurement/sdk/values';
import { Select } from '@mantine/core';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ColorTag } from '#ui/status/ColorTag.tsx';

type TagColor = Schemas['TagColor'];

interface ColorFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, TagColor | ''>;
}

/** Selects the colour of a tag. Each colour is shown as it will look; '' means none. */
export function ColorField<V extends FieldValues>({ control, name }: ColorFieldProps<V>) {
  const t = useT();
  const { field } = useController({ control, name });
  return (
    <Select
      {...field}
      value={field.value || null}
      onChange={(color) => field.onChange(color ?? '')}
      label={t('dictionary.color')}
      description={t('dictionary.colorHint')}
      placeholder={t('dictionary.noColor')}
      data={tagColorValues.map((value) => ({ value, label: t(`dictionary.color_${value}`) }))}
      renderOption={({ option }) => <ColorTag color={option.value}>{option.label}</ColorTag>}
      {...(field.value && { leftSection: <ColorTag color={field.value}>{''}</ColorTag> })}
      clearable
    />
  );
}

import { Input, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateInput } from '../date/DateInput.tsx';
import { type Accuracy, defaultAccuracy } from '../date/dateRules.ts';
import type { FieldProps } from './FieldProps.ts';

interface DateFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  /** 'day', or how much of a time is entered. */
  accuracy?: Accuracy;
  /** Days that cannot be chosen, as `2026-03-01`. */
  isDisabled?: (day: string) => boolean;
}

const everyDay = () => false;

/** A day (`2026-03-02`) or a time of the schools (`2026-03-02 09:20:00`, see `timeOf`); '' for none. A required one is never emptied. */
export function DateField<V extends FieldValues>(props: DateFieldProps<V>) {
  const { control, name, label, hint, required, readOnly, accuracy = defaultAccuracy, isDisabled = everyDay } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { disabled: _, name: __, ...rest } = field;
  return (
    <Suspense
      fallback={
        <Input.Wrapper label={t(label)} description={hint && t(hint)} withAsterisk={required ?? false}>
          <Skeleton height={36} />
        </Input.Wrapper>
      }
    >
      <DateInput
        {...rest}
        label={t(label)}
        description={hint && t(hint)}
        error={fieldState.error?.message}
        required={required ?? false}
        readOnly={readOnly ?? false}
        accuracy={accuracy}
        isDisabled={isDisabled}
      />
    </Suspense>
  );
}

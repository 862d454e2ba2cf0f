import { Input, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { DateRangeText } from '../date/dateRange.ts';
import { type Accuracy, defaultAccuracy } from '../date/dateRules.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { FieldProps } from './FieldProps.ts';

const DateRange = lazyPart(async () => (await Promise.all([import('../date/DateRange.tsx'), loadAreas(['calendar'])]))[0]);

interface DateRangeFieldProps<V extends FieldValues> extends FieldProps<V, DateRangeText | ''> {
  /** 'day', or how much of the times is entered. */
  accuracy?: Accuracy;
  /** Days that cannot be chosen, as `2026-03-01`. */
  isDisabled?: (day: string) => boolean;
}

const everyDay = () => false;

/** The first and the last of some days or times, as in `2026-03-01 09:00:00~2026-03-31 17:30:00`; '' for none. */
export function DateRangeField<V extends FieldValues>(props: DateRangeFieldProps<V>) {
  const { control, name, label, hint, required = false, accuracy = defaultAccuracy, isDisabled = everyDay } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const shared = { label: t(label), description: hint && t(hint) };
  return (
    <Suspense
      fallback={
        <Input.Wrapper {...shared} withAsterisk={required}>
          <Skeleton height={36} />
        </Input.Wrapper>
      }
    >
      <DateRange
        {...shared}
        isInForm
        ref={field.ref}
        onBlur={field.onBlur}
        value={field.value || undefined}
        error={fieldState.error?.message}
        accuracy={accuracy}
        required={required}
        isDisabled={isDisabled}
        onChange={(range) => field.onChange(range ?? '')}
      />
    </Suspense>
  );
}

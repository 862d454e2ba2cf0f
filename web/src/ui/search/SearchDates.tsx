import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { dateRangeFilter, endsOf, isFuture } from '../date/dateRange.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { FilterChip, type SearchFieldProps } from './FilterChip.tsx';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';

const DateRange = lazyPart(async () => (await Promise.all([import('../date/DateRange.tsx'), loadAreas(['calendar'])]))[0]);

/** A range of days in the past. */
export function SearchDates<F extends Words>(field: SearchFieldProps<F>) {
  const { name, label } = field;
  const { draft, filters } = field.search;
  const t = useT();
  const format = useFormat();
  const range = dateRangeFilter(filters[name] ?? '');
  return (
    <>
      <Suspense fallback={<Skeleton className={classes.dates} height={32} />}>
        <DateRange
          label={t(label)}
          className={classes.dates}
          value={dateRangeFilter(draft.values[name] ?? '')}
          accuracy="day"
          required={false}
          isDisabled={isFuture}
          onChange={(range) => draft.choose(name, range ?? '')}
        />
      </Suspense>
      <FilterChip {...field} text={range && endsOf(range).map(format.date).join(' – ')} />
    </>
  );
}

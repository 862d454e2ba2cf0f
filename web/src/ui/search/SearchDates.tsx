import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { dateRangeFilter, today } from '../date/dateRange.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';
import type { SearchDraft } from './useSearchDraft.ts';

const DateRange = lazyPart(async () => (await Promise.all([import('../date/DateRange.tsx'), loadAreas(['calendar'])]))[0]);

interface SearchDatesProps<F extends Words> {
  search: { draft: SearchDraft<F> };
  name: keyof F & string;
  label: LabelKey;
}

const isFuture = (day: string) => day > today();

/** A range of days in the past. */
export function SearchDates<F extends Words>({ search: { draft }, name, label }: SearchDatesProps<F>) {
  const t = useT();
  return (
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
  );
}

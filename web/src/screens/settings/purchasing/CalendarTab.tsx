import { useRecord } from '@campus-procurement/hooks';
import { Group, Select, Stack } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { CalendarForm } from './CalendarForm.tsx';
import type { PatternProps } from './PatternProps.ts';

const searchSpec = { filters: { companyId: textFilter(10), year: textFilter(4) } } as const;

/** The days of a year that are not worked, or are against the day of the week, at a school. */
export default function CalendarTab({ schools, companyId }: PatternProps) {
  const t = useT();
  const { filters, setFilters } = useListSearch(searchSpec);
  const shown = filters.companyId ?? companyId;
  const thisYear = Number(today().slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map(String);
  const year = years.find((known) => known === filters.year) ?? String(thisYear);
  return (
    <Stack p="md" maw={720}>
      <Group>
        {schools.length > 0 && (
          <Select
            label={t('purchasing.school')}
            data={schools}
            value={shown}
            onChange={(chosen) => chosen && setFilters({ ...filters, companyId: chosen })}
            allowDeselect={false}
            searchable
            nothingFoundMessage={t('ui.nothingFound')}
          />
        )}
        <Select
          label={t('purchasing.calendarYear')}
          data={years}
          value={year}
          onChange={(chosen) => chosen && setFilters({ ...filters, year: chosen })}
          allowDeselect={false}
          w={120}
        />
      </Group>
      <YearOf key={`${shown} ${year}`} companyId={shown} year={Number(year)} />
    </Stack>
  );
}

function YearOf(query: { companyId: string; year: number }) {
  const calendar = useRecord('listCalendarDays', { query });
  return <QueryView query={calendar}>{(data) => <CalendarForm calendar={data} onReload={calendar.refetch} />}</QueryView>;
}

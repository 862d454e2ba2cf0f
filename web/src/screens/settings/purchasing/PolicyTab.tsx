import { useRecord } from '@campus-procurement/hooks';
import { Select, Stack } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { PatternProps } from './PatternProps.ts';
import { PolicyForm } from './PolicyForm.tsx';

const searchSpec = { filters: { companyId: textFilter(10) } } as const;

/** The purchase limits of a school. */
export default function PolicyTab({ schools, companyId }: PatternProps) {
  const t = useT();
  const { filters, setFilters } = useListSearch(searchSpec);
  const shown = filters.companyId ?? companyId;
  return (
    <Stack p="md" maw={960}>
      {schools.length > 0 && (
        <Select
          label={t('purchasing.school')}
          data={schools}
          value={shown}
          onChange={(chosen) => chosen && setFilters({ companyId: chosen })}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('ui.nothingFound')}
          maw={480}
        />
      )}
      <PolicyOf key={shown} companyId={shown} />
    </Stack>
  );
}

function PolicyOf({ companyId }: { companyId: string }) {
  const policy = useRecord('getPurchasePolicy', { query: { companyId } });
  return <QueryView query={policy}>{(data) => <PolicyForm policy={data} onReload={policy.refetch} />}</QueryView>;
}

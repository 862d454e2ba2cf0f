import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageLayout } from '#ui/PageLayout.tsx';
import { publishChoices } from '#ui/PublishBadge.tsx';
import { Section } from '#ui/Section.tsx';
import { SearchBar, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { TableTools } from '#ui/table/TableTools.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { type Exposure, levelChoices, readerColumns, searchSpec, typeChoices, writerColumns } from './exposureColumns.tsx';
import { useExposureActions } from './useExposureActions.ts';

const ExposureForm = lazyPart(async () => ({ default: (await import('./ExposureForm.tsx')).ExposureForm }));
const AppealForm = lazyPart(async () => ({ default: (await import('./AppealForm.tsx')).AppealForm }));

/** Readers get no room for them. */
const noActions: never[] = [];

/** What suppliers did wrong, what follows from it, and their appeals. */
export default function ExposuresScreen() {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryIntegrityExposurePage', search.query);
  const [editing, setEditing] = useState<Exposure | 'new' | null>(null);
  const [appealed, setAppealed] = useState<Exposure | null>(null);
  const { actions, dialog } = useExposureActions({ onEdit: setEditing, onAppeal: setAppealed, onRefused: page.refetch });
  const mayCreate = can('content:exposure:create');
  const seesAll = can('content:exposure:read');
  const columns = seesAll ? writerColumns : readerColumns;

  return (
    <PageLayout
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            {t('exposures.create')}
          </Button>
        )
      }
    >
      <Section isFlush>
        <Toolbar end={<TableTools name="exposures" search={search} page={page} columns={columns} />}>
          <SearchBar search={search} onRepeat={page.refetch}>
            <SearchText search={search} name="supplierName" label="exposures.supplier" limit={50} />
            <SearchSelect search={search} name="exposureType" label="exposures.type" choices={typeChoices} />
            <SearchSelect search={search} name="level" label="exposures.level" choices={levelChoices} />
            {seesAll && <SearchSelect search={search} name="status" label="exposures.status" choices={publishChoices} />}
          </SearchBar>
        </Toolbar>
        <PagedTable
          name="exposures"
          caption={t('pages.exposures')}
          page={page}
          search={search}
          columns={columns}
          actions={seesAll ? actions : noActions}
          rowName={(row) => `${row.supplierName} ${row.exposureCode}`}
          empty={t(mayCreate ? 'exposures.emptyToAdd' : 'exposures.empty')}
        />
      </Section>
      <Suspense>
        {editing && <ExposureForm exposure={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {appealed && <AppealForm exposure={appealed} onClose={() => setAppealed(null)} />}
      </Suspense>
      {dialog}
    </PageLayout>
  );
}

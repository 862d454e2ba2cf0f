import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { reloadOf } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { publishChoices } from '#ui/status/PublishBadge.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { type Exposure, levelChoices, readerColumns, searchSpec, typeChoices, writerColumns } from './exposureColumns.tsx';
import { useExposureActions } from './useExposureActions.ts';

const ExposureForm = lazyPart(async () => ({ default: (await import('./ExposureForm.tsx')).ExposureForm }));
const AppealForm = lazyPart(async () => ({ default: (await import('./AppealForm.tsx')).AppealForm }));

/** Readers have no actions, and so no column for them. */
const noActions: never[] = [];

/** The integrity exposures of suppliers, with their consequences and appeals. */
export default function ExposuresScreen() {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryIntegrityExposurePage', search.query, { turn: search.turn });
  const [editing, setEditing] = useState<Exposure | 'new' | null>(null);
  const [appealed, setAppealed] = useState<Exposure | null>(null);
  const { actions, appeal, dialog } = useExposureActions({ onEdit: setEditing, onAppeal: setAppealed });
  const mayCreate = can('content:exposure:create');
  const seesAll = can('content:exposure:read');
  const columns = seesAll ? writerColumns : readerColumns;

  return (
    <ListPage
      name="exposures"
      title="pages.exposures"
      create={mayCreate ? { label: 'exposures.create', onClick: () => setEditing('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={setEditing} others={{ appeal }} />}
      page={page}
      search={search}
      columns={columns}
      actions={seesAll ? actions : noActions}
      rowName={(row) => `${row.supplierName} ${row.exposureCode}`}
      empty={t(mayCreate ? 'exposures.emptyToAdd' : 'exposures.empty')}
      filters={
        <>
          <SearchText search={search} name="supplierName" label="exposures.supplier" limit={50} />
          <SearchSelect search={search} name="exposureType" label="exposures.type" choices={typeChoices} />
          <SearchSelect search={search} name="level" label="exposures.level" choices={levelChoices} />
          {seesAll && <SearchSelect search={search} name="status" label="exposures.status" choices={publishChoices} />}
          <SearchSchool search={search} label="exposures.school" />
        </>
      }
    >
      <Suspense>
        {editing && <ExposureForm exposure={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {appealed && (
          <AppealForm
            exposure={appealed}
            onClose={() => setAppealed(null)}
            onReload={reloadOf(appealed, page.rows, setAppealed)}
          />
        )}
      </Suspense>
      {dialog}
    </ListPage>
  );
}

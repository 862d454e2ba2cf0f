import { useApiMutation, useDictionary, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { downloadFile } from '#ui/files/downloadFile.ts';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { type Document, readerColumns, searchSpec, writerColumns } from './documentColumns.tsx';

const DocumentForm = lazyPart(async () => ({ default: (await import('./DocumentForm.tsx')).DocumentForm }));

/** Templates, regulations and manuals to download. Users with the permission can edit them. */
export default function DocumentsScreen() {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryDownloadDocPage', search.query, { turn: search.turn });
  const { choices: types } = useDictionary('doc_type');
  const download = useApiMutation('downloadDoc');
  const update = useApiMutation('updateDownloadDoc');
  const remove = useApiMutation('deleteDownloadDoc');
  const [form, edit] = useEdited(page.rows);
  const mayCreate = can('content:document:create');
  const mayUpdate = can('content:document:update');
  const columns = mayUpdate ? writerColumns : readerColumns;

  const changes = useRowChanges<Document>({
    rowName: ({ docName }) => docName,
    onEdit: edit,
    ...(mayUpdate && {
      setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
      disableText: t('documents.disableText'),
    }),
    ...(can('content:document:delete') && {
      remove: ({ id }) => remove.mutateAsync({ path: { id } }),
      deleteText: t('documents.deleteText'),
    }),
  });
  const reading: RowAction<Document> = {
    label: 'ui.downloadShort',
    onClick: ({ id }) => download.mutate({ path: { id } }, { onSuccess: downloadFile }),
  };

  return (
    <ListPage
      name="documents"
      title="pages.documents"
      create={mayCreate ? { label: 'documents.create', onClick: () => edit('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={edit} />}
      page={page}
      search={search}
      columns={columns}
      actions={[reading, ...changes]}
      rowName={(row) => row.docName}
      empty={t(mayCreate ? 'documents.emptyToAdd' : 'documents.empty')}
      filters={
        <>
          <SearchText search={search} name="docName" label="documents.name" limit={50} />
          <SearchLookup search={search} name="docType" label="documents.type" choices={types} />
          {mayUpdate && <SearchSelect search={search} name="status" label="documents.status" choices={statusChoices} />}
          <SearchSchool search={search} label="documents.school" />
        </>
      }
    >
      <Suspense>{form && <DocumentForm {...form} />}</Suspense>
    </ListPage>
  );
}

import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { downloadFile } from '#ui/downloadFile.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { notify } from '#ui/notify.ts';
import { statusChoices } from '#ui/StatusBadge.tsx';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { useDictChoices } from '#ui/useDictChoices.ts';
import { type Document, readerColumns, searchSpec, writerColumns } from './documentColumns.tsx';

const DocumentForm = lazyPart(async () => ({ default: (await import('./DocumentForm.tsx')).DocumentForm }));
const refreshes = ['queryDownloadDocPage'] as const;

/** Templates, regulations and manuals to download; those who may keep them up to date. */
export default function DocumentsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryDownloadDocPage', search.query);
  const types = useDictChoices('doc_type');
  const download = useApiMutation('downloadDoc', { refreshes });
  const update = useApiMutation('updateDownloadDoc', { refreshes, onError: () => page.refetch() });
  const remove = useApiMutation('deleteDownloadDoc', { refreshes });
  const [editing, setEditing] = useState<Document | 'new' | null>(null);
  const mayCreate = can('content:document:create');
  const mayUpdate = can('content:document:update');
  const columns = mayUpdate ? writerColumns : readerColumns;

  const erase = ({ id }: Document) => remove.mutateAsync({ path: { id } });
  const setStatus = (status: Document['status']) => (row: Document) =>
    update.mutateAsync({ path: { id: row.id }, body: { version: row.version, status } });

  async function askToErase(row: Document) {
    const isDone = await confirm({
      title: t('documents.deleteTitle', { name: row.docName }),
      text: t('documents.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => erase(row),
    });
    if (isDone) notify.success(t('ui.deleted'));
  }

  const allows = (action: Document['allowedActions'][number]) => (row: Document) => row.allowedActions.includes(action);
  const actions: RowAction<Document>[] = [
    { label: 'ui.downloadShort', onClick: ({ id }) => download.mutate({ path: { id } }, { onSuccess: downloadFile }) },
    { label: 'ui.edit', onClick: setEditing, isOffered: allows('EDIT') },
    ...switches('ENABLE', 'ENABLED', 'ui.enable'),
    ...switches('DISABLE', 'DISABLED', 'ui.disable'),
    ...(can('content:document:delete')
      ? [{ label: 'ui.delete', onClick: askToErase, isOffered: allows('DELETE'), each: erase, danger: true } as const]
      : []),
  ];

  function switches(action: 'ENABLE' | 'DISABLE', status: Document['status'], label: 'ui.enable' | 'ui.disable') {
    const each = setStatus(status);
    // What it is done to several rows with; readers have none to choose.
    return mayUpdate
      ? [{ label, onClick: (row: Document) => void each(row).catch(() => undefined), isOffered: allows(action), each }]
      : [];
  }

  return (
    <ListPage
      name="documents"
      title="pages.documents"
      create={mayCreate ? { label: 'documents.create', onClick: () => setEditing('new') } : null}
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={(row) => row.docName}
      empty={t(mayCreate ? 'documents.emptyToAdd' : 'documents.empty')}
      filters={
        <>
          <SearchText search={search} name="docName" label="documents.name" limit={50} />
          <SearchLookup search={search} name="docType" label="documents.type" choices={types} />
          {mayUpdate && <SearchSelect search={search} name="status" label="documents.status" choices={statusChoices} />}
        </>
      }
    >
      <Suspense>
        {editing && <DocumentForm document={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </ListPage>
  );
}

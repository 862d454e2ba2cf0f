import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';

type Entry = Schemas['DictData'];

const searchSpec = {
  filters: { dictLabel: textFilter(50), status: choiceFilter('ENABLED', 'DISABLED'), companyId: textFilter(10) },
  sortable: ['sort', 'dictLabel', 'dictValue', 'updateTime'],
  keeps: ['dictType'],
} as const;

function Label({ entry: { dictLabel, tagColor, isDefault, builtIn } }: { entry: Entry }) {
  const t = useT();
  return (
    <NameCell name={<ColorTag color={tagColor}>{dictLabel}</ColorTag>}>
      {isDefault && <Tag>{t('dictionary.isDefault')}</Tag>}
      {builtIn && <Tag>{t('ui.builtIn')}</Tag>}
    </NameCell>
  );
}

const columns: Column<Entry, (typeof searchSpec.sortable)[number]>[] = [
  { header: 'dictionary.label', cell: (entry) => <Label entry={entry} />, sort: 'dictLabel', width: 172 },
  { header: 'dictionary.labelEn', cell: ({ dictLabelEn }) => dictLabelEn ?? '–', width: 124 },
  { header: 'dictionary.value', cell: ({ dictValue }) => <code>{dictValue}</code>, sort: 'dictValue', width: 120 },
  { header: 'dictionary.sort', cell: ({ sort }) => sort, sort: 'sort', width: 76, align: 'end' },
  { header: 'dictionary.school', cell: ({ companyName }) => companyName, width: 100 },
  { header: 'dictionary.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 80 },
  { header: 'dictionary.updated', cell: ({ updateTime }) => <DateTime value={updateTime} />, sort: 'updateTime', width: 148 },
];

const DictEntryForm = lazyPart(() => import('./DictEntryForm.tsx'));

export function DictEntryList({ type }: { type: Schemas['DictType'] }) {
  const t = useT();
  const { dictType, dictName } = type;
  const mayCreate = type.allowedActions.includes('ADD_ENTRY');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryDictEntryPage', { ...search.query, dictType }, { turn: search.turn });
  const [form, edit] = useEdited(page.rows);
  const update = useApiMutation('updateDictEntry');
  const remove = useApiMutation('deleteDictEntry');
  const actions = useRowChanges<Entry>({
    rowName: ({ dictLabel }) => dictLabel,
    onEdit: edit,
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('dictionary.deleteEntryText'),
  });

  return (
    <ListPage
      name="dictEntries"
      title="pages.dictEntries"
      heading={t('dictionary.entriesOf', { name: dictName })}
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={({ dictLabel }) => dictLabel}
      create={mayCreate ? { label: 'dictionary.createEntry', onClick: () => edit('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={edit} />}
      filters={
        <>
          <SearchText search={search} name="dictLabel" label="dictionary.labelOrValue" limit={50} />
          <SearchSelect search={search} name="status" label="dictionary.status" choices={statusChoices} />
          <SearchSchool search={search} label="dictionary.school" />
        </>
      }
    >
      <Suspense>
        {form && (
          <DictEntryForm
            {...form}
            dictType={dictType}
            // After the last entry on the page: by default, the server sorts entries by position.
            nextSort={Math.min(9999, Math.max(0, ...page.rows.map(({ sort }) => sort)) + 10)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

import { useApiMutation, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';

type DictType = Schemas['DictType'];

const searchSpec = {
  filters: { dictName: textFilter(50), dictType: textFilter(50), status: choiceFilter('ENABLED', 'DISABLED') },
  sortable: ['dictType', 'dictName', 'updateTime'],
} as const;

function Name({ type: { dictName, dictType, builtIn } }: { type: DictType }) {
  const t = useT();
  return (
    <NameCell name={<TextLink to={`/system/dictionary/dictData?dictType=${dictType}`}>{dictName}</TextLink>}>
      {builtIn && <Tag>{t('ui.builtIn')}</Tag>}
    </NameCell>
  );
}

const columns: Column<DictType, 'dictType' | 'dictName' | 'updateTime'>[] = [
  { header: 'dictionary.typeName', cell: (type) => <Name type={type} />, sort: 'dictName', width: 180 },
  { header: 'dictionary.typeKey', cell: ({ dictType }) => <code>{dictType}</code>, sort: 'dictType', width: 170 },
  { header: 'dictionary.entries', cell: ({ entryCount }) => <Numeral value={entryCount} />, width: 84, align: 'end' },
  { header: 'dictionary.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 84 },
  { header: 'dictionary.remark', cell: ({ remark }) => remark || '–', width: 200 },
  { header: 'dictionary.updated', cell: ({ updateTime }) => <DateTime value={updateTime} />, sort: 'updateTime', width: 148 },
];

const none: never[] = [];
const DictTypeForm = lazyPart(() => import('./DictTypeForm.tsx'));

/** The dictionary types. The name of each one links to its entries. */
export default function DictTypesScreen() {
  const t = useT();
  const can = usePermission();
  const isPlatform = useUser().userType === 'PLATFORM';
  const mayCreate = isPlatform && can('system:dictType:create');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryDictTypePage', search.query, { turn: search.turn });
  const [form, edit] = useEdited(page.rows);
  const update = useApiMutation('updateDictType');
  const remove = useApiMutation('deleteDictType');
  const actions = useRowChanges<DictType>({
    rowName: ({ dictName }) => dictName,
    onEdit: edit,
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    disableText: t('dictionary.disableTypeText'),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
  });

  return (
    <ListPage
      name="dictTypes"
      title="pages.dictTypes"
      page={page}
      search={search}
      columns={columns}
      // Types are the same for all schools, so users of a school can only read them.
      actions={isPlatform ? actions : none}
      rowName={({ dictName }) => dictName}
      create={mayCreate ? { label: 'dictionary.createType', onClick: () => edit('new') } : null}
      above={<EditOffer rows={isPlatform ? page.rows : none} create={mayCreate ? 'new' : null} onEdit={edit} />}
      filters={
        <>
          <SearchText search={search} name="dictName" label="dictionary.typeName" limit={50} />
          <SearchText search={search} name="dictType" label="dictionary.typeKey" limit={50} />
          <SearchSelect search={search} name="status" label="dictionary.status" choices={statusChoices} />
        </>
      }
    >
      <Suspense>{form && <DictTypeForm {...form} />}</Suspense>
    </ListPage>
  );
}

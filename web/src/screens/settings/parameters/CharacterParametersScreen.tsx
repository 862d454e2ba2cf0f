import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { characterValueTypeValues } from '@campus-procurement/sdk/values';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
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
import { ParameterName, ParameterValue } from './ParameterValue.tsx';
import { typeChoices } from './valueRule.ts';

type Parameter = Schemas['CharacterParameter'];

const searchSpec = {
  filters: {
    paramName: textFilter(50),
    paramKey: textFilter(64),
    valueType: choiceFilter(...characterValueTypeValues),
    status: choiceFilter('ENABLED', 'DISABLED'),
  },
  sortable: ['paramName', 'updateTime'],
} as const;

function Name({ parameter: { paramName, paramKey, builtIn } }: { parameter: Parameter }) {
  const t = useT();
  return (
    <NameCell name={<ParameterName name={paramName} paramKey={paramKey} />}>{builtIn && <Tag>{t('ui.builtIn')}</Tag>}</NameCell>
  );
}

function TypeName({ type }: { type: Parameter['valueType'] }) {
  return useT()(`parameters.type${type}`);
}

const columns: Column<Parameter, (typeof searchSpec.sortable)[number]>[] = [
  { header: 'parameters.name', cell: (parameter) => <Name parameter={parameter} />, sort: 'paramName', width: 220 },
  { header: 'parameters.type', cell: ({ valueType }) => <TypeName type={valueType} />, width: 64 },
  {
    header: 'parameters.default',
    cell: ({ valueType, paramValue }) => <ParameterValue valueType={valueType} value={paramValue} />,
    width: 130,
  },
  { header: 'parameters.description', cell: ({ description }) => description || '–', width: 170 },
  { header: 'parameters.effectScope', cell: ({ effectScope }) => effectScope || '–', width: 110 },
  { header: 'parameters.schools', cell: ({ schoolCount }) => <Numeral value={schoolCount} />, width: 84, align: 'end' },
  { header: 'parameters.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 76 },
];

const ParameterForm = lazyPart(() => import('./ParameterForm.tsx'));

/** The parameters that schools can set, with their defaults. */
export default function CharacterParametersScreen() {
  const t = useT();
  const mayCreate = usePermission()('system:characterValue:create');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryCharacterPage', search.query, { turn: search.turn });
  const [form, edit] = useEdited(page.rows);
  const update = useApiMutation('updateCharacter');
  const remove = useApiMutation('deleteCharacter');
  const rowName = ({ paramName }: Parameter) => paramName;
  const actions = useRowChanges<Parameter>({
    rowName,
    onEdit: edit,
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    disableText: t('parameters.disableText'),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('parameters.deleteText'),
  });

  return (
    <ListPage
      name="parameters"
      title="pages.characterParameters"
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={rowName}
      create={mayCreate ? { label: 'parameters.create', onClick: () => edit('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={edit} />}
      filters={
        <>
          <SearchText search={search} name="paramName" label="parameters.name" limit={50} />
          <SearchText search={search} name="paramKey" label="parameters.key" limit={64} />
          <SearchSelect search={search} name="valueType" label="parameters.type" choices={typeChoices} />
          <SearchSelect search={search} name="status" label="parameters.status" choices={statusChoices} />
        </>
      }
    >
      <Suspense>{form && <ParameterForm {...form} />}</Suspense>
    </ListPage>
  );
}

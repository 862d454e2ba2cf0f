import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FormOffer } from '#ui/drafts/DraftOffer.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { EffectsNote } from './EffectsNote.tsx';
import { ParameterName, ParameterValue } from './ParameterValue.tsx';

type Value = Schemas['CharacterSchoolValue'];

const searchSpec = {
  filters: { paramKey: textFilter(64), source: choiceFilter('own', 'default'), companyId: textFilter(10) },
} as const;
const sources = [
  { value: 'own', label: 'parameters.sourceOwn' },
  { value: 'default', label: 'parameters.sourceDefault' },
] as const;

function Source({ isOwn }: { isOwn: boolean }) {
  const t = useT();
  return <Tag>{t(isOwn ? 'parameters.sourceOwn' : 'parameters.sourceDefault')}</Tag>;
}

const columns: Column<Value, never>[] = [
  {
    header: 'parameters.name',
    cell: ({ paramName, paramKey }) => <ParameterName name={paramName} paramKey={paramKey} />,
    width: 212,
  },
  {
    header: 'parameters.inForce',
    cell: ({ valueType, paramValue }) => <ParameterValue valueType={valueType} value={paramValue} />,
    width: 120,
  },
  { header: 'parameters.source', cell: ({ isOwn }) => <Source isOwn={isOwn} />, width: 100 },
  {
    header: 'parameters.default',
    cell: ({ valueType, defaultValue }) => <ParameterValue valueType={valueType} value={defaultValue} />,
    width: 100,
  },
  { header: 'parameters.description', cell: ({ description }) => description || '–', width: 160 },
  { header: 'parameters.effectScope', cell: ({ effectScope }) => effectScope || '–', width: 88 },
  { header: 'parameters.updated', cell: ({ updateTime }) => <DateTime value={updateTime} isDay />, width: 100 },
];

const ValueForm = lazyPart(() => import('./ValueForm.tsx'));

interface CharacterValueListProps {
  /** The schools to choose from, for users who manage several. */
  schools: readonly Choice[];
  /** The school that is shown first. */
  companyId: string;
}

export function CharacterValueList({ schools, companyId }: CharacterValueListProps) {
  const t = useT();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const { source, companyId: school = companyId, ...query } = search.query;
  const page = usePagedQuery(
    'queryCharacterSchoolPage',
    {
      ...query,
      companyId: school,
      ...(source && { isOwn: source === 'own' }),
    },
    { turn: search.turn },
  );
  const [form, edit] = useEdited(page.rows);
  const reset = useApiMutation('resetCharacterSchoolValue');

  async function askToReset({ id, paramName, companyId: ofSchool, paramKey, defaultValue: paramValue }: Value) {
    const isDone = await confirm({
      title: t('parameters.resetTitle', { name: paramName }),
      text: t('parameters.resetText'),
      note: <EffectsNote companyId={ofSchool} paramKey={paramKey} paramValue={paramValue} />,
      confirmLabel: t('parameters.reset'),
      danger: true,
      action: () => reset.mutateAsync({ path: { id } }),
    });
    if (isDone) notify.success(t('parameters.resetDone', { name: paramName }));
  }

  const allows = (action: Value['allowedActions'][number]) => (value: Value) => value.allowedActions.includes(action);
  const actions: RowAction<Value>[] = [
    { label: 'parameters.set', onClick: edit, isOffered: allows('CREATE') },
    { label: 'ui.edit', onClick: edit, isOffered: allows('EDIT') },
    { label: 'parameters.reset', onClick: askToReset, isOffered: allows('RESET'), danger: true },
  ];

  /** Keyed by school and key: a default has the same id for all schools, and a value of the school's own has another id. */
  function openerOf(draft: string) {
    const value = page.rows.find((row) => draft === `${row.companyId} ${row.paramKey}`);
    return value && (allows('CREATE')(value) || allows('EDIT')(value)) ? () => edit(value) : undefined;
  }

  return (
    <ListPage
      above={<FormOffer openerOf={openerOf} />}
      name="characterValues"
      title="pages.characterValues"
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={({ paramName }) => paramName}
      filters={
        <>
          {schools.length > 0 && <SearchLookup search={search} name="companyId" label="parameters.school" choices={schools} />}
          <SearchText search={search} name="paramKey" label="parameters.nameOrKey" limit={64} />
          <SearchSelect search={search} name="source" label="parameters.source" choices={sources} />
        </>
      }
    >
      <Suspense>{form?.row && <ValueForm value={form.row} onClose={form.onClose} onReload={form.onReload} />}</Suspense>
    </ListPage>
  );
}

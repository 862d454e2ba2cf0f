import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { schoolStatusValues } from '@campus-procurement/sdk/values';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { endsSoonDays, loginModes, schoolColumns } from './schoolColumns.tsx';

type School = Schemas['School'];

const modeChoices = loginModes.map((value) => ({ value, label: `schools.mode${value}` as const }));
const statusChoices = schoolStatusValues.map((value) => ({ value, label: `schools.status${value}` as const }));
const endsChoices = [{ value: String(endsSoonDays), label: 'schools.endsSoon' }] as const;
const searchSpec = {
  filters: {
    schoolName: textFilter(50),
    status: choiceFilter(...schoolStatusValues),
    loginMode: choiceFilter(...loginModes),
    ends: choiceFilter(String(endsSoonDays)),
  },
  sortable: ['schoolName', 'serviceEndDate'],
} as const;

const SchoolForm = lazyPart(() => import('./SchoolForm.tsx'));
const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));
const reasonLimit = 200;

/** The schools of the platform, in any status. */
export default function SchoolsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const { ends, ...query } = search.query;
  const page = usePagedQuery(
    'querySchoolPage',
    { ...query, ...(ends && { expiresWithinDays: Number(ends) }) },
    { turn: search.turn },
  );
  const change = useApiMutation('updateCompanyStatus');
  const mayCreate = can('system:school:create');
  const [editing, setEditing] = useState<School | 'new' | null>(null);
  const [suspending, setSuspending] = useState<School | null>(null);
  const setStatus = ({ id, version }: School, status: 'TRIAL' | 'ACTIVE' | 'SUSPENDED', reason?: string) =>
    change.mutateAsync({ body: { id, version, status, ...(reason !== undefined && { reason }) } });

  async function ask(school: School, status: 'TRIAL' | 'ACTIVE') {
    const isDone = await confirm({
      title: t(`schools.${status}Title`, { name: school.schoolName }),
      text: t(`schools.${status}Text`),
      confirmLabel: t(`schools.${status}`),
      action: () => setStatus(school, status),
    });
    if (isDone) notify.success(t('schools.changed', { name: school.schoolName }));
  }

  async function suspend(school: School, reason: string) {
    await setStatus(school, 'SUSPENDED', reason);
    notify.success(t('schools.changed', { name: school.schoolName }));
  }

  const allows = (action: School['allowedActions'][number]) => (school: School) => school.allowedActions.includes(action);
  const actions: RowAction<School>[] = [
    { label: 'ui.edit', onClick: setEditing, isOffered: allows('EDIT') },
    { label: 'schools.TRIAL', onClick: (school) => ask(school, 'TRIAL'), isOffered: allows('START_TRIAL') },
    { label: 'schools.ACTIVE', onClick: (school) => ask(school, 'ACTIVE'), isOffered: allows('ACTIVATE') },
    { label: 'ui.disable', onClick: setSuspending, isOffered: allows('SUSPEND'), danger: true },
  ];

  return (
    <ListPage
      name="schools"
      title="pages.schools"
      page={page}
      search={search}
      columns={schoolColumns}
      actions={actions}
      rowName={({ schoolName }) => schoolName}
      create={mayCreate ? { label: 'schools.create', onClick: () => setEditing('new') } : null}
      above={<EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={setEditing} />}
      filters={
        <>
          <SearchText search={search} name="schoolName" label="schools.name" limit={50} />
          <SearchSelect search={search} name="status" label="schools.status" choices={statusChoices} />
          <SearchSelect search={search} name="loginMode" label="schools.loginMode" choices={modeChoices} />
          <SearchSelect search={search} name="ends" label="schools.end" choices={endsChoices} />
        </>
      }
    >
      <Suspense>
        {editing && <SchoolForm school={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {suspending && (
          <ReasonDialog
            title={t('ui.disableTitle', { name: suspending.schoolName })}
            text={t('schools.suspendText', { count: suspending.userCount })}
            confirmLabel={t('ui.disable')}
            limit={reasonLimit}
            draft={`suspend ${suspending.id}`}
            onSubmit={(reason) => suspend(suspending, reason)}
            onClose={() => setSuspending(null)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

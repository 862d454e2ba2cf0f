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
import { loginModes, schoolColumns } from './schoolColumns.tsx';

type School = Schemas['School'];

const modeChoices = loginModes.map((value) => ({ value, label: `schools.mode${value}` as const }));
const statusChoices = schoolStatusValues.map((value) => ({ value, label: `schools.status${value}` as const }));
const searchSpec = {
  filters: {
    schoolName: textFilter(50),
    status: choiceFilter(...schoolStatusValues),
    loginMode: choiceFilter(...loginModes),
  },
  sortable: ['schoolName'],
} as const;

const SchoolForm = lazyPart(() => import('./SchoolForm.tsx'));
const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));
const reasonLimit = 200;

/** The schools of the platform, in service and suspended. */
export default function SchoolsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('querySchoolPage', search.query, { turn: search.turn });
  const change = useApiMutation('updateCompanyStatus');
  const mayCreate = can('system:school:create');
  const [editing, setEditing] = useState<School | 'new' | null>(null);
  const [suspending, setSuspending] = useState<School | null>(null);
  const setStatus = ({ id, version }: School, status: School['status'], reason?: string) =>
    change.mutateAsync({ body: { id, version, status, ...(reason !== undefined && { reason }) } });

  async function resume(school: School) {
    const isDone = await confirm({
      title: t('schools.resumeTitle', { name: school.schoolName }),
      text: t('schools.resumeText', { count: school.userCount }),
      confirmLabel: t('schools.resume'),
      action: () => setStatus(school, 'ACTIVE'),
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
    { label: 'schools.resume', onClick: resume, isOffered: allows('ACTIVATE') },
    { label: 'schools.suspend', onClick: setSuspending, isOffered: allows('SUSPEND'), danger: true },
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
        </>
      }
    >
      <Suspense>
        {editing && <SchoolForm school={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {suspending && (
          <ReasonDialog
            title={t('schools.suspendTitle', { name: suspending.schoolName })}
            text={t('schools.suspendText', { count: suspending.userCount })}
            confirmLabel={t('schools.suspend')}
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

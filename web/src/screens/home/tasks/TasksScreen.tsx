import { isOpenTask, useApiMutation, useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { taskTypeValues } from '@campus-procurement/sdk/values';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useRepeat } from '#ui/feedback/useRepeat.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useLinkedId } from '#ui/search/useLinkedId.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { platformColumns, schoolColumns } from './taskColumns.tsx';

type Task = Schemas['Task'];

const statuses = ['PENDING', 'RUNNING', 'RETRYING', 'SUCCESS', 'FAILED', 'STOPPED'] as const;
const statusChoices = statuses.map((value) => ({ value, label: `shell.task${value}` as const }));
const searchSpec = {
  filters: {
    keyword: textFilter(50),
    taskType: choiceFilter(...taskTypeValues),
    status: choiceFilter(...statuses),
    planned: dateRangeFilter,
    companyId: textFilter(10),
  },
  sortable: ['executeTime'],
} as const;
/** Milliseconds between two requests: while a task on the page is open, and otherwise. */
const intervals = { open: 2_000, idle: 10_000 };

const TaskForm = lazyPart(() => import('./TaskForm.tsx'));
const TaskDetail = lazyPart(() => import('./TaskDetail.tsx'));

/** The tasks of the server with their live progress and logs. Users can create, retry and stop tasks. */
export default function TasksScreen() {
  const t = useT();
  const can = usePermission();
  const mayCreate = can('system:task:create');
  const confirm = useConfirm();
  const isPlatform = useUser().userType === 'PLATFORM';
  const search = useListSearch(searchSpec);
  const { planned, ...query } = search.query;
  const page = usePagedQuery('queryTaskPage', { ...query, ...timesOf('executeTime', planned) }, { turn: search.turn });
  const types = useApiQuery('listTaskTypes');
  const [shown, setShown] = useState<Task | null>(null);
  const [linkedId, forgetLink] = useLinkedId();
  const [isCreating, setCreating] = useState(false);
  const retry = useApiMutation('retryTask');
  const stop = useApiMutation('stopTask');
  // Polling stops after an error, which is shown, until the user acts.
  useRepeat(page.refetch, page.error ? null : page.rows.some(isOpenTask) ? intervals.open : intervals.idle);

  const again = ({ id }: Task) => retry.mutateAsync({ path: { id } });
  const end = ({ id }: Task) => stop.mutateAsync({ path: { id } });

  async function askToStop(task: Task) {
    const isDone = await confirm({
      title: t('tasks.stopTitle', { name: task.taskName }),
      text: t('tasks.stopText'),
      confirmLabel: t('ui.stop'),
      danger: true,
      action: () => end(task),
    });
    if (isDone) notify.success(t('tasks.stopped', { name: task.taskName }));
  }

  async function tryAgain(task: Task) {
    await again(task);
    notify.success(t('tasks.retried', { name: task.taskName }));
  }

  const actions: RowAction<Task>[] = [
    { label: 'tasks.detail', onClick: setShown },
    { label: 'tasks.retry', onClick: tryAgain, each: again, isOffered: ({ allowedActions }) => allowedActions.includes('RETRY') },
    {
      label: 'ui.stop',
      onClick: askToStop,
      each: end,
      danger: true,
      isOffered: ({ allowedActions }) => allowedActions.includes('STOP'),
    },
  ];
  const typeChoices = (types.data ?? []).map(({ taskType, typeName }) => ({ value: taskType, label: typeName }));

  return (
    <ListPage
      name="tasks"
      title="pages.tasks"
      // Waits for the names of the kinds: the codes are longer, so columns would move.
      page={types.isPending ? { ...page, rows: [], isPending: true } : page}
      search={search}
      columns={isPlatform ? platformColumns : schoolColumns}
      actions={actions}
      rowName={({ taskName, taskCode }) => `${taskName} ${taskCode}`}
      create={mayCreate ? { label: 'tasks.create', onClick: () => setCreating(true) } : null}
      above={mayCreate && <DraftOffer rows={[]} onOpen={() => setCreating(true)} />}
      filters={
        <>
          <SearchText search={search} name="keyword" label="tasks.keyword" limit={50} />
          <SearchLookup search={search} name="taskType" label="tasks.type" choices={typeChoices} />
          <SearchSelect search={search} name="status" label="tasks.status" choices={statusChoices} />
          <SearchDates search={search} name="planned" label="tasks.plannedBetween" />
          <SearchSchool search={search} label="tasks.school" />
        </>
      }
    >
      <Suspense>
        {isCreating && <TaskForm types={types.data ?? []} onClose={() => setCreating(false)} />}
        {shown && <TaskDetail id={shown.id} onClose={() => setShown(null)} />}
        {!shown && linkedId && <TaskDetail id={linkedId} onClose={forgetLink} />}
      </Suspense>
    </ListPage>
  );
}

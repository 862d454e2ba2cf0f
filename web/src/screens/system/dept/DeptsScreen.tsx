import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { DraftOffer } from '#ui/DraftOffer.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { notify } from '#ui/notify.ts';
import { StatusBadge, statusChoices } from '#ui/StatusBadge.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { TreePage } from '#ui/table/TreePage.tsx';
import type { Editing } from './DeptForm.tsx';

type Dept = Schemas['Dept'];

const searchSpec = { filters: { deptName: textFilter(50), status: choiceFilter('ENABLED', 'DISABLED') } } as const;

const columns: Column<Dept>[] = [
  { header: 'depts.name', cell: (dept) => dept.deptName, width: 240 },
  { header: 'depts.code', cell: (dept) => dept.deptCode, width: 90 },
  { header: 'depts.leader', cell: (dept) => dept.leaderName ?? '–', width: 90 },
  { header: 'depts.phone', cell: (dept) => dept.phone ?? '–', width: 130 },
  { header: 'depts.campus', cell: (dept) => dept.campus ?? '–', width: 90 },
  { header: 'depts.sort', cell: (dept) => dept.sort, width: 64, align: 'end' },
  { header: 'depts.status', cell: (dept) => <StatusBadge status={dept.status} />, width: 80 },
];

/** Fetched with the first form: it brings the rules of forms along. */
const DeptForm = lazyPart(async () => ({ default: (await import('./DeptForm.tsx')).DeptForm }));

/** The colleges, units and laboratories of the school, as a tree. */
export default function DeptsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const tree = useApiQuery('getLocalDeptTree', { query: search.filters });
  const remove = useApiMutation('deleteDept', { refreshes: ['getLocalDeptTree'] });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [root] = tree.data ?? [];

  async function erase(dept: Dept) {
    const isDone = await confirm({
      title: t('depts.deleteTitle', { name: dept.deptName }),
      text: t('depts.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove.mutateAsync({ path: { id: dept.id } }),
    });
    if (isDone) notify.success(t('ui.deleted'));
  }

  const actions: RowAction<Dept>[] = [
    ...(can('system:dept:create')
      ? [{ label: 'depts.addChild', onClick: (above: Dept) => setEditing({ above }), isOffered: canHoldMore } as const]
      : []),
    ...(can('system:dept:update') ? [{ label: 'ui.edit', onClick: (dept: Dept) => setEditing({ dept }) } as const] : []),
    ...(can('system:dept:delete') ? [{ label: 'ui.delete', onClick: erase, isOffered: isNoRoot, danger: true } as const] : []),
  ];

  return (
    <TreePage
      title="pages.depts"
      query={tree}
      search={search}
      columns={columns}
      actions={actions}
      rowName={(dept) => dept.deptName}
      create={can('system:dept:create') && root ? { label: 'depts.create', onClick: () => setEditing({ above: root }) } : null}
      offer={
        root && (
          <DraftOffer
            rows={withBelow(tree.data ?? [])}
            onOpen={(dept) => setEditing(dept === 'new' ? { above: root } : { dept })}
          />
        )
      }
      filters={
        <>
          <SearchText search={search} name="deptName" label="depts.name" limit={50} />
          <SearchSelect search={search} name="status" label="depts.status" choices={statusChoices} />
        </>
      }
    >
      {editing && (
        <Suspense>
          <DeptForm editing={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </TreePage>
  );
}

const canHoldMore = (dept: Dept) => dept.deptType !== 2 && dept.status === 'ENABLED';
const withBelow = (depts: Dept[]): Dept[] => depts.flatMap((dept) => [dept, ...withBelow(dept.children)]);
const isNoRoot = (dept: Dept) => dept.deptType !== 0;

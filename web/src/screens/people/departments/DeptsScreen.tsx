import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { reloadOf, withBelow } from '#ui/form/useEdited.ts';
import { ImportButton } from '#ui/import/ImportButton.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { TreePage } from '#ui/table/TreePage.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
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

/** Loaded with the first form, because it includes the form library. */
const DeptForm = lazyPart(async () => ({ default: (await import('./DeptForm.tsx')).DeptForm }));

/** Loaded for an import, because it reads and writes workbooks. */
const ImportDepts = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./ImportDepts.tsx'), loadAreas(['imports', 'deptImport'])]);
  return { default: dialog.ImportDepts };
});

/** The colleges, units and laboratories of a school, as a tree. */
export default function DeptsScreen() {
  const t = useT();
  const can = usePermission();
  const search = useListSearch(searchSpec);
  const tree = useApiQuery('getLocalDeptTree', { query: search.filters });
  const remove = useApiMutation('deleteDept');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [root] = tree.data ?? [];
  const rows = withBelow(tree.data ?? []);
  const edited = editing && 'dept' in editing ? editing.dept : null;

  const changes = useRowChanges<Dept>({
    rowName: ({ deptName }) => deptName,
    onEdit: (dept) => setEditing({ dept }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('depts.deleteText'),
  });
  const addChild: RowAction<Dept> = {
    label: 'depts.addChild',
    onClick: (above) => setEditing({ above }),
    isOffered: ({ allowedActions }) => allowedActions.includes('ADD_CHILD'),
  };

  return (
    <TreePage
      title="pages.depts"
      query={tree}
      search={search}
      columns={columns}
      actions={[addChild, ...changes]}
      rowName={(dept) => dept.deptName}
      create={
        root?.allowedActions.includes('ADD_CHILD') ? { label: 'depts.create', onClick: () => setEditing({ above: root }) } : null
      }
      buttons={can('system:dept:import') && <ImportButton label={t('depts.import')} onClick={() => setImporting(true)} />}
      offer={
        root && (
          <EditOffer
            rows={rows}
            create={null}
            onEdit={(dept) => setEditing(dept === 'new' ? { above: root } : { dept })}
            others={{ 'new below': addChild }}
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
      <Suspense>
        {isImporting && <ImportDepts onClose={() => setImporting(false)} />}
        {editing && (
          <DeptForm
            editing={editing}
            onClose={() => setEditing(null)}
            onReload={reloadOf(edited, rows, (dept) => setEditing({ dept }))}
          />
        )}
      </Suspense>
    </TreePage>
  );
}

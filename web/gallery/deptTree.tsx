import type { Schemas } from '@campus-procurement/sdk';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';

type Dept = Schemas['Dept'];

/** A tree of departments, as the blocks of trees take it. */
export const deptTree = {
  columns: [
    { header: 'gallery.field', cell: ({ deptName }) => deptName, width: 240 },
    { header: 'roles.code', cell: ({ deptCode }) => deptCode, width: 120 },
    { header: 'roles.status', cell: ({ status }) => <StatusBadge status={status} />, width: 80 },
  ] satisfies Column<Dept>[],
  actions: [
    { label: 'ui.edit', onClick: () => undefined },
    { label: 'ui.delete', onClick: () => undefined, danger: true, isOffered: ({ parentId }) => parentId !== null },
  ] satisfies RowAction<Dept>[],
  rowName: ({ deptName }: Dept) => deptName,
};

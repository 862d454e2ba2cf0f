import { DateTime } from '#ui/date/DateTime.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import type { ListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { Numeral } from '#ui/text/Numeral.tsx';
import type { Role } from './samples.ts';

export const searchSpec = {
  filters: { roleName: textFilter(30), status: choiceFilter('ENABLED', 'DISABLED') },
  sortable: ['roleName', 'roleCode', 'userCount', 'updateTime'],
} as const;

type Sorted = (typeof searchSpec.sortable)[number];
export type RoleSearch = ListSearch<{ roleName: string; status: 'ENABLED' | 'DISABLED' }, Sorted>;

export const columns: Column<Role, Sorted>[] = [
  { header: 'roles.name', cell: ({ roleName }) => roleName, sort: 'roleName', width: 144 },
  { header: 'roles.code', cell: ({ roleCode }) => roleCode, sort: 'roleCode', width: 150 },
  { header: 'roles.users', cell: ({ userCount }) => <Numeral value={userCount} />, sort: 'userCount', width: 84, align: 'end' },
  { header: 'roles.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 76 },
  { header: 'roles.remark', cell: ({ remark }) => remark, width: 104 },
  { header: 'roles.school', cell: ({ companyName }) => companyName, width: 104 },
  { header: 'roles.updated', cell: ({ updateTime }) => <DateTime value={updateTime} />, sort: 'updateTime', width: 148 },
];

const nothing = () => undefined;

/** One that somebody waits for. */
export const review: RowAction<Role> = { label: 'ui.publish', onClick: nothing, waits: true };

/** One in sight and the others behind it, two of them for several rows at once. */
export const actions: RowAction<Role>[] = [
  { label: 'ui.edit', onClick: nothing },
  { label: 'ui.enable', onClick: nothing, isOffered: ({ status }) => status === 'DISABLED', each: async () => undefined },
  { label: 'ui.disable', onClick: nothing, isOffered: ({ status }) => status === 'ENABLED', each: async () => undefined },
  { label: 'ui.delete', onClick: nothing, danger: true },
];

export const nameOf = (role: Role) => role.roleName;

export function RoleFilters({ search }: { search: RoleSearch }) {
  return (
    <>
      <SearchText search={search} name="roleName" label="roles.nameOrCode" limit={30} />
      <SearchSelect search={search} name="status" label="roles.status" choices={statusChoices} />
    </>
  );
}

import { type ExportFilters, useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { userStatusValues } from '@campus-procurement/sdk/values';
import { type DateRangeText, dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { type User, userColumns } from './userColumns.tsx';
import { type UserActionHandlers, useUserActions } from './useUserActions.tsx';

const sortable = ['account', 'name', 'createTime', 'lastLoginTime'] as const;
const shared = {
  keyword: textFilter(50),
  deptId: textFilter(64),
  roleId: textFilter(64),
  withoutRole: choiceFilter('true'),
  companyId: textFilter(10),
  status: choiceFilter(...userStatusValues),
  created: dateRangeFilter,
};
const sources = {
  school: ['LOCAL', 'CAS', 'QLGD', 'IMPORT', 'PLATFORM'],
  automatic: ['CAS', 'QLGD', 'PLATFORM'],
} as const;
const lists = {
  school: {
    operation: 'querySchoolUserPage',
    spec: { filters: { ...shared, source: choiceFilter(...sources.school) }, sortable },
  },
  automatic: {
    operation: 'queryAutomaticUserPage',
    spec: { filters: { ...shared, source: choiceFilter(...sources.automatic) }, sortable },
  },
} as const;

const statusChoices = userStatusValues.map((value) => ({ value, label: `users.status${value}` as const }));
const grantChoices = [{ value: 'true', label: 'users.noRole' }] as const;
const sourceChoices = (list: keyof typeof lists) =>
  sources[list].map((value) => ({ value, label: `users.source${value}` as const }));

interface UserListProps extends UserActionHandlers {
  list: keyof typeof lists;
  onEdit: (user: User | 'new') => void;
}

/** The users of the school, or those that came by synchronisation. */
export function UserList({ list, onEdit, ...handlers }: UserListProps) {
  const can = usePermission();
  const me = useUser();
  const { operation, spec } = lists[list];
  const search = useListSearch<UserFilters, (typeof sortable)[number]>(spec);
  const { created, withoutRole, ...query } = search.query;
  const derived = { ...timesOf('createTime', created), ...(withoutRole && { withoutRole: true }) };
  const users = usePagedQuery(operation, { ...query, ...derived }, { turn: search.turn });
  const actions = useUserActions({ onEdit, ...handlers });
  const columns = userColumns[me.userType][list];

  const { created: _, withoutRole: _without, ...exported } = search.filters;
  const { companyId = me.companyId } = exported;
  const tree = useApiQuery('getLocalDeptTree', { query: { companyId } });
  const roles = useApiQuery('queryRoleList');

  return (
    <>
      <EditOffer rows={users.rows} create={can('system:user:create') ? 'new' : null} onEdit={onEdit} />
      <ListBlock
        name={`users-${list}`}
        title={`users.list${list}`}
        page={users}
        search={search}
        columns={columns}
        actions={actions}
        rowName={(user) => user.name}
        tools={
          can('system:user:export') && (
            <ExportButton
              operation="exportUsers"
              filters={{ ...exported, ...derived, ...(list === 'automatic' && { automatic: true }) }}
              total={users.total}
            />
          )
        }
        filters={
          <>
            <SearchText search={search} name="keyword" label="users.keyword" limit={50} />
            <SearchSchool search={search} label="users.school" />
            <SearchDept search={search} name="deptId" label="users.deptAndBelow" roots={tree.data ?? []} />
            <SearchLookup
              search={search}
              name="roleId"
              label="users.roles"
              choices={(roles.data ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }))}
            />
            <SearchSelect search={search} name="withoutRole" label="users.grants" choices={grantChoices} />
            <SearchSelect search={search} name="status" label="users.status" choices={statusChoices} />
            <SearchSelect search={search} name="source" label="users.source" choices={sourceChoices(list)} />
            <SearchDates search={search} name="created" label="users.createdBetween" />
          </>
        }
      />
    </>
  );
}

type UserFilters = Required<
  Omit<ExportFilters<'exportUsers'>, 'automatic' | 'createTimeStart' | 'createTimeEnd' | 'withoutRole'>
> & {
  withoutRole: 'true';
  created: DateRangeText;
};

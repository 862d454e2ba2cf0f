import { usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import type { RoleSubject } from './RoleForm.tsx';
import { platformColumns, type Role, schoolColumns } from './roleColumns.tsx';
import { copyAction, useRoleActions } from './useRoleActions.ts';

const searchSpec = {
  filters: { roleName: textFilter(30), status: choiceFilter('ENABLED', 'DISABLED'), companyId: textFilter(10) },
  sortable: ['roleName', 'roleCode', 'userCount', 'updateTime'],
} as const;

/** Fetched with the first form: it brings the rules of forms along. */
const RoleForm = lazyPart(async () => ({ default: (await import('./RoleForm.tsx')).RoleForm }));

/** Roles: who may open what, and see how much. */
export default function RolesScreen() {
  const can = usePermission();
  const { userType } = useUser();
  const search = useListSearch(searchSpec);
  const roles = usePagedQuery('queryRolePage', search.query);
  const [subject, setSubject] = useState<RoleSubject | null>(null);
  const columns = userType === 'PLATFORM' ? platformColumns : schoolColumns;
  const edit = (role: Role | 'new') => setSubject(role === 'new' ? {} : { role });
  const mayCreate = can('system:role:create');
  const copy = mayCreate ? copyAction((original) => setSubject({ original })) : null;
  const actions = useRoleActions({ onEdit: edit, copy });

  return (
    <ListPage
      name="roles"
      title="pages.roles"
      create={mayCreate ? { label: 'roles.create', onClick: () => edit('new') } : null}
      above={
        <EditOffer
          rows={roles.rows}
          create={mayCreate ? 'new' : null}
          onEdit={edit}
          {...(copy && { others: { 'copy of': copy } })}
        />
      }
      page={roles}
      search={search}
      columns={columns}
      actions={actions}
      rowName={(role) => role.roleName}
      filters={
        <>
          <SearchText search={search} name="roleName" label="roles.nameOrCode" limit={30} />
          <SearchSelect search={search} name="status" label="roles.status" choices={statusChoices} />
          <SearchSchool search={search} label="roles.school" />
        </>
      }
    >
      {subject && (
        <Suspense>
          <RoleForm {...subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}

import { usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { platformColumns, schoolColumns } from './roleColumns.tsx';
import { copyAction, useRoleActions } from './useRoleActions.ts';

const searchSpec = {
  filters: { roleName: textFilter(30), status: choiceFilter('ENABLED', 'DISABLED'), companyId: textFilter(10) },
  sortable: ['roleName', 'roleCode', 'userCount', 'updateTime'],
} as const;

/** Loaded with the first form, because it includes the form library. */
const RoleForm = lazyPart(async () => ({ default: (await import('./RoleForm.tsx')).RoleForm }));

/** Roles with their permissions and data scopes. */
export default function RolesScreen() {
  const can = usePermission();
  const { userType } = useUser();
  const search = useListSearch(searchSpec);
  const roles = usePagedQuery('queryRolePage', search.query, { turn: search.turn });
  const [edited, edit] = useEdited(roles.rows);
  const [copied, startCopy] = useEdited(roles.rows);
  const columns = userType === 'PLATFORM' ? platformColumns : schoolColumns;
  const mayCreate = can('system:role:create');
  const copy = mayCreate ? copyAction(startCopy) : null;
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
      <Suspense>
        {edited && <RoleForm row={edited.row} onClose={edited.onClose} />}
        {copied && <RoleForm row={null} original={copied.row} onClose={copied.onClose} />}
      </Suspense>
    </ListPage>
  );
}

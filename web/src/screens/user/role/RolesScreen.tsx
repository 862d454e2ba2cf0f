import { usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DraftOffer } from '#ui/DraftOffer.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageLayout } from '#ui/PageLayout.tsx';
import { Section } from '#ui/Section.tsx';
import { statusChoices } from '#ui/StatusBadge.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { TableTools } from '#ui/table/TableTools.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { platformColumns, type Role, schoolColumns } from './roleColumns.tsx';
import { useRoleActions } from './useRoleActions.ts';

const searchSpec = {
  filters: { roleName: textFilter(30), status: choiceFilter('ENABLED', 'DISABLED') },
  sortable: ['roleName', 'roleCode', 'userCount', 'updateTime'],
} as const;

/** Fetched with the first form: it brings the rules of forms along. */
const RoleForm = lazyPart(async () => ({ default: (await import('./RoleForm.tsx')).RoleForm }));

/** Roles: who may open what, and see how much. */
export default function RolesScreen() {
  const t = useT();
  const can = usePermission();
  const { userType } = useUser();
  const search = useListSearch(searchSpec);
  const roles = usePagedQuery('queryRolePage', search.query);
  const [editing, setEditing] = useState<Role | 'new' | null>(null);
  const columns = userType === 'PLATFORM' ? platformColumns : schoolColumns;
  const actions = useRoleActions({ onEdit: setEditing, onRefused: roles.refetch });

  return (
    <PageLayout
      actions={
        can('system:role:create') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            {t('roles.create')}
          </Button>
        )
      }
    >
      <DraftOffer rows={roles.rows} onOpen={setEditing} />
      <Section isFlush>
        <Toolbar end={<TableTools name="roles" search={search} page={roles} columns={columns} />}>
          <SearchBar search={search} onRepeat={roles.refetch}>
            <SearchText search={search} name="roleName" label="roles.nameOrCode" limit={30} />
            <SearchSelect search={search} name="status" label="roles.status" choices={statusChoices} />
          </SearchBar>
        </Toolbar>
        <PagedTable
          name="roles"
          caption={t('pages.roles')}
          page={roles}
          search={search}
          columns={columns}
          actions={actions}
          rowName={(role) => role.roleName}
        />
      </Section>
      {editing && (
        <Suspense>
          <RoleForm role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </PageLayout>
  );
}

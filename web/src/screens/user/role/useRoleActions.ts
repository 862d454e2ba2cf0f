import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import type { Role } from './roleColumns.tsx';

interface RoleActionHandlers {
  onEdit: (role: Role) => void;
  /** `copyAction`; null for those who may not create any. */
  copy: RowAction<Role> | null;
}

/** Begins a role with what another one has. */
export const copyAction = (onClick: (original: Role) => void): RowAction<Role> => ({
  label: 'roles.copy',
  onClick,
  isOffered: ({ allowedActions }) => allowedActions.includes('COPY'),
});

/** What can be done with a role. The server says per role what is allowed; the code says that this user may try at all. */
export function useRoleActions({ onEdit, copy }: RoleActionHandlers): RowAction<Role>[] {
  const t = useT();
  const can = usePermission();
  const update = useApiMutation('updateRole');
  const remove = useApiMutation('deleteRole');
  const rowName = (role: Role) => role.roleName;
  const changes = useRowChanges<Role>({
    rowName,
    disableText: ({ userCount }) => t('roles.disableText', { count: userCount }),
    ...(can('system:role:update') && {
      onEdit,
      setStatus: ({ id, version }, status) => update.mutateAsync({ body: { id, version, status } }),
    }),
  });
  const deletion = useRowChanges<Role>({
    rowName,
    ...(can('system:role:delete') && { remove: ({ id }) => remove.mutateAsync({ path: { id } }) }),
  });
  return [...changes, ...(copy ? [copy] : []), ...deletion];
}

import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import type { Role } from './roleColumns.tsx';

interface RoleActionHandlers {
  onEdit: (role: Role) => void;
  /** The result of `copyAction`; null if the caller may not create roles. */
  copy: RowAction<Role> | null;
}

/** Starts a new role with the rights of another one. */
export const copyAction = (onClick: (original: Role) => void): RowAction<Role> => ({
  label: 'roles.copy',
  onClick,
  isOffered: ({ allowedActions }) => allowedActions.includes('COPY'),
});

/**
 * Returns the actions on roles. The server decides which ones each role offers; the permission codes decide whether the user may try at
 * all.
 */
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

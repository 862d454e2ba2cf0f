import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { notify } from '#ui/notify.ts';
import type { RowAction } from '#ui/table/Column.ts';
import type { Role } from './roleColumns.tsx';

interface RoleActionHandlers {
  onEdit: (role: Role) => void;
  /** The server knows better: whoever is told that a role is in use, or changed by somebody else, should see it as it is now. */
  onRefused: () => void;
}

/** What can be done with a role. The server says per role what is allowed; the code says that this user may try at all. */
export function useRoleActions({ onEdit, onRefused }: RoleActionHandlers): RowAction<Role>[] {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const options = { refreshes: ['queryRolePage'], onError: onRefused } as const;
  const update = useApiMutation('updateRole', options);
  const remove = useApiMutation('deleteRole', options);

  const setStatus = ({ id, version }: Role, status: Role['status']) => update.mutateAsync({ body: { id, version, status } });
  const allows = (action: Role['allowedActions'][number]) => (role: Role) => role.allowedActions.includes(action);

  async function enable(role: Role) {
    await setStatus(role, 'ENABLED');
    notify.success(t('roles.enabledDone', { name: role.roleName }));
  }

  async function disable(role: Role) {
    const isDone = await confirm({
      title: t('roles.disableTitle', { name: role.roleName }),
      text: t('roles.disableText', { count: role.userCount }),
      confirmLabel: t('ui.disable'),
      danger: true,
      action: () => setStatus(role, 'DISABLED'),
    });
    if (isDone) notify.success(t('roles.disabledDone', { name: role.roleName }));
  }

  const erasure = ({ id }: Role) => remove.mutateAsync({ path: { id } });

  async function erase(role: Role) {
    const isDone = await confirm({
      title: t('roles.deleteTitle', { name: role.roleName }),
      text: t('roles.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => erasure(role),
    });
    if (isDone) notify.success(t('ui.deleted'));
  }

  const changes: RowAction<Role>[] = [
    { label: 'ui.edit', onClick: onEdit, isOffered: allows('EDIT') },
    { label: 'ui.enable', onClick: enable, isOffered: allows('ENABLE'), each: (role) => setStatus(role, 'ENABLED') },
    { label: 'ui.disable', onClick: disable, isOffered: allows('DISABLE'), each: (role) => setStatus(role, 'DISABLED') },
  ];
  const deletion: RowAction<Role> = {
    label: 'ui.delete',
    onClick: erase,
    isOffered: allows('DELETE'),
    each: erasure,
    danger: true,
  };
  return [...(can('system:role:update') ? changes : []), ...(can('system:role:delete') ? [deletion] : [])];
}

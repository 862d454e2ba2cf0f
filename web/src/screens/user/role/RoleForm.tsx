import { useApiMutation, useApiQuery, usePermission, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FormDrawer } from '#ui/FormDrawer.tsx';
import { RoleFields } from './RoleFields.tsx';
import { type RoleValues, roleSchema } from './roleSchema.ts';

const sysCode = 'bidding';
const newRole: RoleValues = { roleName: '', roleCode: '', dataScope: 'DEPT', status: 'ENABLED', remark: '', menuIds: [] };

function valuesOf({ roleName, roleCode, dataScope, status, remark, menuIds }: Schemas['RoleDetail']): RoleValues {
  return { roleName, roleCode, dataScope, status, remark, menuIds: menuIds.toSorted() };
}

interface RoleFormProps {
  /** The role to edit; null to create one. */
  role: Schemas['Role'] | null;
  onClose: () => void;
}

export function RoleForm({ role, onClose }: RoleFormProps) {
  const t = useT();
  const canSeeMenus = usePermission()('system:menu:read');
  const detail = useRecord('queryRoleDetail', { path: { id: role?.id ?? '' } }, { enabled: role !== null });
  const menus = useApiQuery('queryMenuTree', { body: { sysCode } }, { enabled: canSeeMenus });
  const refreshes = ['queryRolePage', 'queryRoleList'] as const;
  const create = useApiMutation('saveRole', { refreshes });
  const update = useApiMutation('updateRole', { refreshes });

  const form = useForm({
    resolver: useMemo(() => zodResolver(roleSchema(t)), [t]),
    defaultValues: newRole,
    ...(detail.data && { values: valuesOf(detail.data) }),
  });

  function save(values: RoleValues) {
    if (!role) return create.mutateAsync({ body: values });
    if (!detail.data) throw new Error('The form is saved before the role has been read');
    const { id, version } = detail.data;
    return update.mutateAsync({ body: { id, version, ...values } });
  }

  async function reload() {
    const data = await detail.refetch();
    // Not left to `values`, which does nothing where only the version is another.
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      title={role ? t('roles.edit', { name: role.roleName }) : t('roles.create')}
      form={form}
      waitFor={[...(role ? [detail] : []), ...(canSeeMenus ? [menus] : [])]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={role?.id ?? 'new'}
    >
      <RoleFields control={form.control} isBuiltIn={role?.builtIn ?? false} menus={canSeeMenus ? menus.data : undefined} />
    </FormDrawer>
  );
}

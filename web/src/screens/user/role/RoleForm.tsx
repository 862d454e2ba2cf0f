import { useApiMutation, useApiQuery, usePermission, useRecord, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate, Wording } from '#i18n/messages.ts';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { RoleFields } from './RoleFields.tsx';
import { limits, type RoleValues, roleSchema } from './roleSchema.ts';

const sysCode = 'bidding';
const newRole: RoleValues = { roleName: '', roleCode: '', dataScope: 'DEPT', status: 'ENABLED', remark: '', menuIds: [] };

function valuesOf({ roleName, roleCode, dataScope, status, remark, menuIds }: Schemas['RoleDetail']): RoleValues {
  return { roleName, roleCode, dataScope, status, remark, menuIds: menuIds.toSorted() };
}

/** The same rights under another name; the code is unique, so a new one is entered. */
function copyOf(detail: Schemas['RoleDetail'], t: Translate): RoleValues {
  const roleName = t('roles.copyName', { name: detail.roleName }).slice(0, limits.roleName);
  return { ...valuesOf(detail), roleName, roleCode: '', status: 'ENABLED' };
}

/** What the form is about: a role to edit, one to copy, or with neither a new one. */
export interface RoleSubject {
  role?: Schemas['Role'] | undefined;
  original?: Schemas['Role'] | undefined;
}

interface RoleFormProps extends RoleSubject {
  onClose: () => void;
}

export function RoleForm({ role, original, onClose }: RoleFormProps) {
  const t = useT();
  const { userType } = useUser();
  const read = role ?? original;
  const canSeeMenus = usePermission()('system:menu:read');
  const detail = useRecord('queryRoleDetail', { path: { id: read?.id ?? '' } }, { enabled: read !== undefined });
  const menus = useApiQuery('queryMenuTree', { body: { sysCode } }, { enabled: canSeeMenus });
  const create = useApiMutation('saveRole');
  const update = useApiMutation('updateRole');

  const form = useForm({
    resolver: useMemo(() => zodResolver(roleSchema(t)), [t]),
    defaultValues: newRole,
    ...(detail.data && { values: role ? valuesOf(detail.data) : copyOf(detail.data, t) }),
  });

  function save(values: RoleValues) {
    // A copy stays in the school of its original, for those who look after several.
    const school = original && userType === 'PLATFORM' ? { companyId: original.companyId } : {};
    if (!role) return create.mutateAsync({ body: { ...values, ...school } });
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
      title={titleOf({ role, original })}
      form={form}
      waitFor={[...(read ? [detail] : []), ...(canSeeMenus ? [menus] : [])]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={original ? `copy of ${original.id}` : (role?.id ?? 'new')}
    >
      <RoleFields control={form.control} isBuiltIn={role?.builtIn ?? false} menus={canSeeMenus ? menus.data : undefined} />
    </FormDrawer>
  );
}

function titleOf({ role, original }: RoleSubject): Wording {
  if (role) return ['roles.edit', { name: role.roleName }];
  return original ? ['roles.copyOf', { name: original.roleName }] : ['roles.create'];
}

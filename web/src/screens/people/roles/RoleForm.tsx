import { useApiMutation, useApiQuery, usePermission, useRecord, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Wording } from '#i18n/messages.ts';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { RoleFields } from './RoleFields.tsx';
import { copyOf, newRole, type RoleValues, roleSchema, valuesOf } from './roleSchema.ts';

const sysCode = 'bidding';

type Role = Schemas['Role'];

interface RoleFormProps extends Pick<RowForm<Role>, 'row' | 'onClose'> {
  /** The role that a new one is a copy of. */
  original?: Role | null;
}

/** Creates a role, from nothing or as a copy, or edits one. */
export function RoleForm({ row: role, original = null, onClose }: RoleFormProps) {
  const t = useT();
  const { userType } = useUser();
  const read = role ?? original;
  const canSeeMenus = usePermission()('system:menu:read');
  const detail = useRecord('queryRoleDetail', { path: { id: read?.id ?? '' } }, { enabled: read !== null });
  const menus = useApiQuery('queryMenuTree', { body: { sysCode } }, { enabled: canSeeMenus });
  const create = useApiMutation('saveRole');
  const update = useApiMutation('updateRole');

  const form = useForm({
    resolver: useRules(roleSchema),
    defaultValues: newRole,
    ...(detail.data && { values: role ? valuesOf(detail.data) : copyOf(detail.data, t) }),
  });

  function save(values: RoleValues) {
    // A copy belongs to the school of its original, for users who manage several schools.
    const school = original && userType === 'PLATFORM' ? { companyId: original.companyId } : {};
    if (!role) return create.mutateAsync({ body: { ...values, ...school } });
    if (!detail.data) throw new Error('The form is saved before the role has been read');
    const { id, version } = detail.data;
    return update.mutateAsync({ body: { id, version, ...values } });
  }

  async function reload() {
    const data = await detail.refetch();
    // Not done by `values`, which ignores a change of the version alone.
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      saved={{ thing: 'roles.thing', name: 'roleName' }}
      title={titleOf(role, original)}
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

function titleOf(role: Role | null, original: Role | null): Wording {
  if (role) return ['roles.edit', { name: role.roleName }];
  return original ? ['roles.copyOf', { name: original.roleName }] : ['roles.create'];
}

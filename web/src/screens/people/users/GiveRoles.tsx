import { useApiMutation, useApiQuery, useUser } from '@campus-procurement/hooks';
import { Text } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type GiveRolesValues, giveRolesSchema, noRoles } from './giveRolesSchema.ts';
import type { User } from './userColumns.tsx';

const places = [
  { value: 'OWN', label: 'userBatch.whereOWN' },
  { value: 'CHOSEN', label: 'userBatch.whereCHOSEN' },
] as const;

interface GiveRolesProps {
  users: readonly User[];
  onClose: () => void;
}

/** Gives roles to several users: all of them get the roles, or none. */
export default function GiveRoles({ users, onClose }: GiveRolesProps) {
  const t = useT();
  const me = useUser();
  const schools = new Set(users.map(({ companyId }) => companyId));
  // With several schools only roles of the platform are common to all of them.
  const [companyId = me.companyId] = schools.size === 1 ? schools : [];
  const query = { companyId, status: 'ENABLED' } as const;
  const roles = useApiQuery('queryRoleList', { query: { ...query, grantable: true } });
  const tree = useApiQuery('getLocalDeptTree', { query: { ...query, withinScope: true } });
  const add = useApiMutation('addUserRoles');
  const form = useForm({ resolver: useRules(giveRolesSchema), defaultValues: noRoles });
  const { control } = form;
  const where = useWatch({ control, name: 'where' });
  const [first] = users;

  async function give({ roleIds, deptIds }: GiveRolesValues) {
    const userIds = users.map(({ id }) => id);
    await add.mutateAsync({ body: { userIds, roleIds, ...(where === 'CHOSEN' && { deptIds }) } });
    notify.success(t('userBatch.given', { count: users.length }));
  }

  return (
    <FormDrawer
      saved={null}
      title={
        users.length === 1 && first
          ? ['userBatch.giveOne', { name: first.name }]
          : ['userBatch.giveMany', { count: users.length }]
      }
      form={form}
      waitFor={[roles]}
      onSubmit={give}
      onClose={onClose}
      saveLabel="users.giveRoles"
      draft={null}
    >
      <ChoicesField
        control={control}
        name="roleIds"
        label="userBatch.roles"
        hint="userBatch.rolesHint"
        choices={(roles.data ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }))}
        required
      />
      {schools.size > 1 ? (
        <Text size="sm" c="dimmed">
          {t('userBatch.severalSchools')}
        </Text>
      ) : (
        <RadioField control={control} name="where" label="userBatch.where" choices={places} />
      )}
      {where === 'CHOSEN' && (
        <ChoicesField control={control} name="deptIds" label="userBatch.depts" choices={deptChoices(tree.data ?? [])} required />
      )}
    </FormDrawer>
  );
}

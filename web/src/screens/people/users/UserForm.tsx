import { useApiMutation, useRecord, useUser } from '@campus-procurement/hooks';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { UserFields } from './UserFields.tsx';
import type { User } from './userColumns.tsx';
import { changesOf, inputOf, newUser, type UserValues, userSchema, valuesOf } from './userSchema.ts';

interface UserFormProps {
  /** The user to edit; null to create one. */
  user: User | null;
  onClose: () => void;
  /** What the form for a new user begins with, and what that is read from. */
  begun?: { values: UserValues; waitFor: NonNullable<ComponentProps<typeof FormDrawer>['waitFor']> };
}

export function UserForm({ user, onClose, begun }: UserFormProps) {
  const me = useUser();
  const detail = useRecord('getUserDetail', { path: { id: user?.id ?? '' } }, { enabled: user !== null });
  const create = useApiMutation('createUser');
  const update = useApiMutation('updateUser');
  const before = detail.data ?? null;

  const form = useForm({
    resolver: useRules(userSchema, before),
    defaultValues: newUser(me.companyId),
    ...(begun && { values: begun.values }),
    ...(before && { values: valuesOf(before) }),
  });

  function save(values: UserValues) {
    if (!user) return create.mutateAsync({ body: inputOf(values) });
    if (!before) throw new Error('The form is saved before the user has been read');
    return update.mutateAsync({ body: changesOf(values, before) });
  }

  async function reload() {
    const data = await detail.refetch();
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      saved={{ thing: 'users.thing', name: 'name' }}
      title={user ? ['users.edit', { name: user.name }] : ['users.create']}
      form={form}
      waitFor={user ? [detail] : (begun?.waitFor ?? [])}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={user?.id ?? 'new'}
    >
      <UserFields form={form} before={before} isOwn={user?.id === me.id} />
    </FormDrawer>
  );
}

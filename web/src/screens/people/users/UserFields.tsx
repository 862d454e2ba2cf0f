import { useApiQuery } from '@campus-procurement/hooks';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RoleDeptField } from './RoleDeptField.tsx';
import { useAccountCheck } from './useAccountCheck.ts';
import { type Before, limits, type UserValues } from './userSchema.ts';
import { useUserSchools } from './useUserSchools.ts';

const genderChoices = [
  { value: 'MALE', label: 'users.genderMALE' },
  { value: 'FEMALE', label: 'users.genderFEMALE' },
  { value: 'UNKNOWN', label: 'users.genderUNKNOWN' },
] as const;

/** Returns the user's present departments, which the caller may not be able to assign. */
function deptsOf(before: Before): Choice[] {
  if (!before) return [];
  const briefs = [{ id: before.deptId, deptName: before.deptName }, ...before.roleDeptList.flatMap(({ deptList }) => deptList)];
  return [...new Map(briefs.map(({ id, deptName }) => [id, { value: id, label: deptName }])).values()];
}

interface UserFieldsProps {
  form: UseFormReturn<UserValues>;
  before: Before;
  /** Whether it is the caller's own account. Callers cannot change their own grants or phone here. */
  isOwn: boolean;
}

export function UserFields({ form, before, isOwn }: UserFieldsProps) {
  const { control, setValue } = form;
  const companyId = useWatch({ control, name: 'companyId' });
  const schools = useUserSchools(before === null);
  useAccountCheck(form, before);
  const query = { companyId, status: 'ENABLED' } as const;
  const tree = useApiQuery('getLocalDeptTree', { query: { ...query, withinScope: true } });
  const grantable = useApiQuery('queryRoleList', { query: { ...query, grantable: true } });
  const depts = withChosen(deptChoices(tree.data ?? []), deptsOf(before));
  const roles = (grantable.data ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }));
  const held = (before?.roleDeptList ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  const isSynchronised = before !== null && ['CAS', 'QLGD', 'PLATFORM'].includes(before.source);
  const fixed = { readOnly: isSynchronised, hint: isSynchronised ? 'users.synchronisedFixed' : undefined } as const;
  return (
    <>
      {schools.length > 0 && (
        <LookupField
          control={control}
          name="companyId"
          label="users.school"
          choices={schools}
          // Departments and roles belong to one school, so another school resets them.
          onChoose={() => {
            setValue('deptId', '');
            setValue('roleDeptList', []);
          }}
          required
        />
      )}
      <TextField control={control} name="name" label="users.name" limit={limits.name} required {...fixed} />
      <TextField
        control={control}
        name="account"
        label="users.account"
        limit={limits.account}
        required
        readOnly={isSynchronised}
        hint={isSynchronised ? 'users.synchronisedFixed' : 'users.accountHint'}
      />
      <TextField
        control={control}
        name="phone"
        label="users.phone"
        limit={limits.phone}
        required
        readOnly={isOwn}
        hint={isOwn ? 'users.ownPhoneFixed' : undefined}
      />
      <LookupField control={control} name="deptId" label="users.dept" choices={depts} required {...fixed} />
      <RoleDeptField control={control} roles={withChosen(roles, held)} depts={depts} readOnly={isOwn} />
      <RadioField control={control} name="gender" label="users.gender" choices={genderChoices} />
      <TextField control={control} name="job" label="users.job" limit={limits.job} />
      <TextField control={control} name="email" label="users.email" limit={limits.email} />
      <TextField
        control={control}
        name="casId"
        label="users.casId"
        limit={limits.casId}
        readOnly={isSynchronised}
        hint="users.casIdHint"
      />
      {before === null && (
        <NewPasswordField control={control} name="password" label="users.password" hint="users.passwordHint" required={false} />
      )}
    </>
  );
}

import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { inputOf, type ManagerValues, managerSchema, valuesOf } from './managerSchema.ts';

interface ManagerFormProps extends Reloading {
  category: Schemas['GoodsCategory'];
  /** The school whose managers these are. */
  companyId: string;
}

const kinds = [
  { value: 'NONE', label: 'goodsCategories.managerNONE' },
  { value: 'USERS', label: 'goodsCategories.managerUSERS' },
  { value: 'ROLE', label: 'goodsCategories.managerROLE' },
] as const;

/** Roles that nobody at a school approves in. */
const without = ['admin', 'operator', 'supplier'];

/** Says who manages the goods of a category at the school: whom flows of approval ask about them. */
export default function ManagerForm({ category, companyId, onClose, onReload }: ManagerFormProps) {
  const { id, version, categoryName, manager } = category;
  const depts = useApiQuery('getLocalDeptTree', { query: { companyId } });
  const roles = useApiQuery('queryRoleList', { query: {} });
  const update = useApiMutation('updateGoodsCategory');
  const form = useForm({ resolver: useRules(managerSchema), defaultValues: valuesOf(category), values: valuesOf(category) });
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const save = (values: ManagerValues) => update.mutateAsync({ path: { id }, body: { version, manager: inputOf(values) } });
  const roleChoices = (roles.data ?? [])
    .filter(({ roleCode }) => !without.includes(roleCode))
    .map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));

  return (
    <FormDrawer
      title={['goodsCategories.managerOf', { name: categoryName }]}
      form={form}
      draft={`manager in ${companyId} ${id}`}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <RadioField
        control={control}
        name="kind"
        label="goodsCategories.managers"
        hint="goodsCategories.managersHint"
        choices={kinds}
      />
      {kind === 'USERS' && (
        <UsersField control={control} name="userIds" label="goodsCategories.managers" people={manager?.users ?? []} required />
      )}
      {kind === 'ROLE' && (
        <>
          <LookupField control={control} name="roleCode" label="goodsCategories.managerRole" choices={roleChoices} required />
          <LookupField
            control={control}
            name="deptId"
            label="goodsCategories.managerAt"
            choices={deptChoices(depts.data ?? [])}
            required
          />
        </>
      )}
    </FormDrawer>
  );
}

import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { type DeptValues, deptSchema, inputOf, limits, parentsFor, valuesOf } from './deptSchema.ts';

type Dept = Schemas['Dept'];

/** The department to edit, or the parent of a new one. */
export type Editing = { dept: Dept } | { above: Dept };

interface DeptFormProps extends Reloading {
  editing: Editing;
}

export function DeptForm({ editing, onClose, onReload }: DeptFormProps) {
  const dept = 'dept' in editing ? editing.dept : null;
  const tree = useApiQuery('getLocalDeptTree', { query: {} });
  const campuses = useApiQuery('queryDictDataByType', { path: { type: 'campus' } });
  const create = useApiMutation('createDept');
  const update = useApiMutation('updateDept');
  const form = useForm({
    resolver: useRules(deptSchema),
    defaultValues: valuesOf(editing),
    ...(dept && { values: valuesOf(editing) }),
  });

  function save(values: DeptValues) {
    const { parentId, ...input } = inputOf(values);
    if (dept)
      return update.mutateAsync({ body: { id: dept.id, version: dept.version, ...input, ...(parentId && { parentId }) } });
    const isTop = tree.data?.some(({ id }) => id === parentId);
    return create.mutateAsync({ body: { ...input, parentId, deptType: isTop ? 1 : 2 } });
  }

  const leader = dept?.leaderId ? { id: dept.leaderId, name: dept.leaderName ?? dept.leaderId } : null;
  return (
    <FormDrawer
      saved={{ thing: 'depts.thing', name: 'deptName' }}
      title={dept ? ['depts.edit', { name: dept.deptName }] : ['depts.create']}
      form={form}
      waitFor={[tree]}
      draft={'dept' in editing ? editing.dept.id : `new below ${editing.above.id}`}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      {dept?.deptType !== 0 && (
        <LookupField
          control={form.control}
          name="parentId"
          label="depts.parent"
          hint={dept ? 'depts.parentHint' : undefined}
          choices={parentsFor(dept, tree.data ?? [])}
          required
        />
      )}
      <TextField control={form.control} name="deptName" label="depts.name" limit={limits.deptName} required />
      <TextField
        control={form.control}
        name="deptCode"
        label="depts.code"
        hint="depts.codeHint"
        limit={limits.deptCode}
        required
      />
      <UserField control={form.control} name="leaderId" label="depts.leader" hint="depts.leaderHint" person={leader} />
      <TextField control={form.control} name="phone" label="depts.phone" limit={limits.phone} />
      <LookupField
        control={form.control}
        name="campus"
        label="depts.campus"
        choices={(campuses.data ?? []).map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel }))}
      />
      <TextField control={form.control} name="sort" label="depts.sort" hint="ui.sortHint" limit={limits.sort} />
      {dept?.deptType !== 0 && <RadioField control={form.control} name="status" label="depts.status" choices={statusChoices} />}
    </FormDrawer>
  );
}

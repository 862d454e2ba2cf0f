import { useApiMutation, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useSchoolChoices } from '#ui/choices/useSchoolChoices.ts';
import { localTimeOf, timeOf } from '#ui/date/schoolTime.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type TaskValues, taskSchema } from './taskSchema.ts';

/** Creates a task that runs at once or later. */
export default function TaskForm({ types, onClose }: { types: readonly Schemas['TaskTypeInfo'][]; onClose: () => void }) {
  const isPlatform = useUser().userType === 'PLATFORM';
  const schools = useSchoolChoices(isPlatform);
  const create = useApiMutation('createTask');
  const form = useForm<TaskValues>({
    resolver: useRules(taskSchema),
    defaultValues: { taskType: '', taskName: '', companyId: '', executeTime: localTimeOf(new Date().toISOString()) },
  });
  const { control, watch } = form;
  const creatable = types.filter((type) => type.creatable);
  const chosen = creatable.find(({ taskType }) => taskType === watch('taskType'));
  return (
    <FormDrawer
      saved={{ thing: 'tasks.thing', name: 'taskName' }}
      title={['tasks.create']}
      form={form}
      draft="new"
      onSubmit={({ taskType, taskName, companyId, executeTime }) => {
        if (taskType === '') throw new Error('The form is saved without a kind');
        const time = timeOf(executeTime) ?? new Date().toISOString();
        return create.mutateAsync({ body: { taskType, taskName, executeTime: time, ...(companyId && { companyId }) } });
      }}
      onClose={onClose}
    >
      <LookupField
        control={control}
        name="taskType"
        label="tasks.type"
        choices={creatable.map(({ taskType, typeName }) => ({ value: taskType, label: typeName }))}
        required
      />
      {chosen && <p style={{ margin: 0, color: 'var(--mantine-color-dimmed)', fontSize: 13 }}>{chosen.description}</p>}
      <TextField control={control} name="taskName" label="tasks.name" limit={50} required />
      {isPlatform && (
        <LookupField control={control} name="companyId" label="tasks.school" hint="tasks.schoolHint" choices={schools} />
      )}
      <DateField control={control} name="executeTime" label="tasks.planned" hint="tasks.plannedHint" />
    </FormDrawer>
  );
}

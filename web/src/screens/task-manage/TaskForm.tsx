import { useApiMutation, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { taskTypeValues } from '@campus-procurement/sdk/values';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useSchoolChoices } from '#ui/choices/useSchoolChoices.ts';
import { localTimeOf, timeOf } from '#ui/date/schoolTime.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `TaskInput` in the description, in words. */
const schema = (t: Translate) =>
  z.object({
    taskType: z.enum(['', ...taskTypeValues]).check(z.minLength(1, t('ui.required', { label: t('tasks.type') }))),
    taskName: fieldRules(t).required('tasks.name'),
    companyId: z.string(),
    executeTime: z.string(),
  });

type Values = z.infer<ReturnType<typeof schema>>;

/** Has the server carry out something, at once or later. */
export default function TaskForm({ types, onClose }: { types: readonly Schemas['TaskTypeInfo'][]; onClose: () => void }) {
  const t = useT();
  const isPlatform = useUser().userType === 'PLATFORM';
  const schools = useSchoolChoices(isPlatform);
  const create = useApiMutation('createTask');
  const form = useForm<Values>({
    resolver: useMemo(() => zodResolver(schema(t)), [t]),
    defaultValues: { taskType: '', taskName: '', companyId: '', executeTime: localTimeOf(new Date().toISOString()) },
  });
  const { control, watch } = form;
  const creatable = types.filter((type) => type.creatable);
  const chosen = creatable.find(({ taskType }) => taskType === watch('taskType'));
  return (
    <FormDrawer
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

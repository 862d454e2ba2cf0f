import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUserChoices } from '#ui/choices/useUserChoices.ts';
import { notify } from '#ui/feedback/notify.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from './state/stepForm.ts';
import { handOverSchema, limits } from './state/stepsSchema.ts';

type Values = z.infer<ReturnType<typeof handOverSchema>>;

const officerRole = 'procurement_officer';

/** Another officer of the school gets the purchase, with a reason that the log keeps. */
export default function HandOverForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, officerId, applicantId } = project;
  const handOver = useApiMutation('assignProjectOfficer');
  const [officers, search] = useUserChoices(officerRole);
  const form = useForm<Values>({
    resolver: useRules(handOverSchema),
    defaultValues: { officerId: '', reason: '' },
  });
  const { control } = form;

  async function send(said: Values) {
    await handOver.mutateAsync({ path: { id }, body: { ...said, version } });
    notify.success(t('projects.doneHAND_OVER', { name }));
  }

  return (
    <FormDrawer
      title={['projects.handOverTitle', { name }]}
      form={form}
      draft={`handOver ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doHAND_OVER"
      fieldOfCode={{ 4105: 'officerId' }}
    >
      <p>{t('projects.handOverText')}</p>
      <LookupField
        control={control}
        name="officerId"
        label="projects.newOfficer"
        hint="projects.newOfficerHint"
        choices={officers.filter(({ value }) => value !== officerId && value !== applicantId)}
        onSearch={search}
        required
      />
      <TextField control={control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}

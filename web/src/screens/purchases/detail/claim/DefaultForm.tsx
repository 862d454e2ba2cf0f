import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { defaultSchema, limits } from './claimSchema.ts';

type Values = z.infer<ReturnType<typeof defaultSchema>>;

/** Asks to terminate an order because its supplier does not deliver, with evidence. */
export default function DefaultForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const ask = useApiMutation('terminateForDefault');
  const { id, version, projectName: name } = project;
  const form = useForm<Values>({ resolver: useRules(defaultSchema), defaultValues: { reason: '', evidenceFileIds: [] } });

  async function send({ reason, evidenceFileIds }: Values) {
    await ask.mutateAsync({ path: { id }, body: { version, reason, evidenceFileIds: idsOf(evidenceFileIds) } });
    notify.success(t('claims.doneDefault', { name }));
  }

  return (
    <FormDrawer
      title={['claims.defaultTitle', { name }]}
      form={form}
      draft={`default ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doTERMINATE_DEFAULT"
    >
      <p>{t('claims.defaultText')}</p>
      <TextField control={form.control} name="reason" label="claims.reason" limit={limits.reason} multiline required />
      <FilesField
        control={form.control}
        name="evidenceFileIds"
        label="claims.evidence"
        hint="claims.evidenceHint"
        bizType="PURCHASE"
        limit={limits.files}
        required
      />
    </FormDrawer>
  );
}

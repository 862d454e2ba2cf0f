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
import classes from './bidding.module.css';
import { cancellationSchema, limits } from './decisionSchema.ts';
import type { Bidding } from './useBidding.ts';

type Values = z.infer<ReturnType<typeof cancellationSchema>>;

/** The officer asks to cancel an award, with the letter of the winner. */
export default function CancelForm({ project, bidding, onClose, onReload }: StepFormProps & { bidding: Bidding }) {
  const t = useT();
  const cancel = useApiMutation('cancelAward');
  const { id: projectId, projectName: name } = project;
  const form = useForm<Values>({
    resolver: useRules(cancellationSchema),
    defaultValues: { reason: '', evidenceFileIds: [] },
  });

  async function send({ reason, evidenceFileIds }: Values) {
    const body = { reason, evidenceFileIds: idsOf(evidenceFileIds), version: bidding.version };
    await cancel.mutateAsync({ path: { projectId }, body });
    notify.success(t('projects.doneCANCEL_AWARD', { name }));
  }

  return (
    <FormDrawer
      title={['bidding.cancelTitle', { name }]}
      form={form}
      draft={`cancel ${projectId}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="bidding.askCancel"
    >
      <p className={classes.text}>{t('bidding.cancelText')}</p>
      <TextField control={form.control} name="reason" label="purchases.cancelReason" limit={limits.cancel} multiline required />
      <FilesField
        control={form.control}
        name="evidenceFileIds"
        label="bidding.evidence"
        hint="bidding.evidenceHint"
        bizType="PURCHASE"
        limit={limits.files}
        required
      />
    </FormDrawer>
  );
}

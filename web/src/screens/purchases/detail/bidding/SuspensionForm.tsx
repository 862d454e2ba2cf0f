import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import classes from './bidding.module.css';
import { type SuspensionValues, suspensionLimit, suspensionSchema } from './suspensionSchema.ts';
import type { Bidding } from './useBidding.ts';

/** The officer lets a purchase stand still, with a reason that everybody reads. */
export default function SuspensionForm({ project, bidding, onClose, onReload }: StepFormProps & { bidding: Bidding }) {
  const t = useT();
  const confirm = useConfirm();
  const suspend = useApiMutation('suspendProject');
  const { id, projectName: name } = project;
  const form = useForm<SuspensionValues>({ resolver: useRules(suspensionSchema), defaultValues: { reason: '' } });

  async function send({ reason }: SuspensionValues) {
    await suspend.mutateAsync({ path: { id }, body: { reason, version: bidding.version } });
    notify.success(t('projects.doneSUSPEND', { name }));
  }

  const isSure = () =>
    confirm({
      title: t('bidding.suspendSure', { name }),
      text: t('bidding.suspendText'),
      confirmLabel: t('projects.doSUSPEND'),
      danger: true,
    });

  return (
    <FormDrawer
      title={['bidding.suspendTitle', { name }]}
      form={form}
      draft={`suspend ${id}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doSUSPEND"
    >
      <p className={classes.text}>{t('bidding.suspendText')}</p>
      <TextField
        control={form.control}
        name="reason"
        label="bidding.suspendReason"
        hint="bidding.suspendHint"
        limit={suspensionLimit}
        multiline
        required
      />
    </FormDrawer>
  );
}

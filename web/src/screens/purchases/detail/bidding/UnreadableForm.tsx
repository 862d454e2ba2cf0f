import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { limits, unreadableSchema } from './decisionSchema.ts';
import type { Bidding } from './useBidding.ts';

type Values = z.infer<ReturnType<typeof unreadableSchema>>;

/** The officer decides that quotes which cannot be read are void, so that the others are opened. */
export default function UnreadableForm({ project, bidding, onClose, onReload }: StepFormProps & { bidding: Bidding }) {
  const t = useT();
  const confirm = useConfirm();
  const declare = useApiMutation('declareQuotesUnreadable');
  const { id: projectId, projectName: name } = project;
  const { unreadableCount: count, version } = bidding;
  const form = useForm<Values>({ resolver: useRules(unreadableSchema), defaultValues: { reason: '' } });

  async function send({ reason }: Values) {
    await declare.mutateAsync({ path: { projectId }, body: { count, reason, version } });
    notify.success(t('projects.doneDECLARE_UNREADABLE', { name }));
  }

  const isSure = () =>
    confirm({
      title: t('bidding.unreadableSure', { count }),
      text: t('bidding.unreadableText'),
      confirmLabel: t('projects.doDECLARE_UNREADABLE'),
      danger: true,
    });

  return (
    <FormDrawer
      title={['bidding.unreadableTitle', { name }]}
      form={form}
      draft={null}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doDECLARE_UNREADABLE"
    >
      <TextField control={form.control} name="reason" label="bidding.unreadableReason" limit={limits.remark} multiline required />
    </FormDrawer>
  );
}

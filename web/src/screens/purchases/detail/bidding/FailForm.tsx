import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { failureSchema, limits } from './decisionSchema.ts';
import { type Bidding, hasPrices } from './useBidding.ts';

type Values = z.infer<ReturnType<typeof failureSchema>>;

const choices = [
  { value: 'NO_COMPLIANT_QUOTE', label: 'projects.fail_NO_COMPLIANT_QUOTE' },
  { value: 'ALL_ABOVE_CEILING', label: 'projects.fail_ALL_ABOVE_CEILING' },
] as const;

/** The officer ends a bidding without an award. */
export default function FailForm({ project, bidding, onClose, onReload }: StepFormProps & { bidding: Bidding }) {
  const t = useT();
  const confirm = useConfirm();
  const fail = useApiMutation('declareBiddingFailed');
  const { id: projectId, projectName: name } = project;
  const form = useForm<Values>({
    resolver: useRules(failureSchema),
    defaultValues: { failReason: 'NO_COMPLIANT_QUOTE', remark: '' },
  });

  async function send(values: Values) {
    await fail.mutateAsync({ path: { projectId }, body: { ...values, version: bidding.version } });
    notify.success(t('projects.doneDECLARE_FAILED', { name }));
  }

  const isSure = () =>
    confirm({
      title: t('bidding.failSure', { name }),
      text: t('bidding.failText'),
      confirmLabel: t('projects.doDECLARE_FAILED'),
      danger: true,
    });

  return (
    <FormDrawer
      title={['bidding.failTitle', { name }]}
      form={form}
      draft={`fail ${projectId}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doDECLARE_FAILED"
    >
      <RadioField
        control={form.control}
        name="failReason"
        label="bidding.failReason"
        choices={hasPrices(bidding) ? choices : choices.slice(0, 1)}
        required
      />
      <TextField control={form.control} name="remark" label="bidding.remark" limit={limits.remark} multiline required />
    </FormDrawer>
  );
}

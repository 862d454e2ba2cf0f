import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { usePayeeItems } from './parts/usePayeeItems.tsx';
import type { StepFormProps } from './state/stepForm.ts';
import { limits, payeeSchema } from './state/stepsSchema.ts';

type Values = z.infer<ReturnType<typeof payeeSchema>>;

/** Somebody confirms that the new account of a supplier counts for a running purchase, and says how it was verified. */
export default function PayeeForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, payee } = project;
  const agree = useApiMutation('agreeToPayee');
  const items = usePayeeItems(payee);
  const form = useForm<Values>({ resolver: useRules(payeeSchema), defaultValues: { reason: '' } });

  async function send({ reason }: Values) {
    const account = payee.laterAccount?.account ?? '';
    await agree.mutateAsync({ path: { id }, body: { version, account, reason } });
    notify.success(t('projects.doneAGREE_PAYEE', { name }));
  }

  return (
    <FormDrawer
      title={['projects.payeeTitle', { name }]}
      form={form}
      draft={`payee ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doAGREE_PAYEE"
    >
      <p>{t('projects.payeeText')}</p>
      <Properties items={items} />
      <TextField control={form.control} name="reason" label="projects.verifiedBy" limit={limits.verified} multiline required />
    </FormDrawer>
  );
}

import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { QuantityField } from '../quantities/QuantityField.tsx';
import { ApplyFacts } from './ApplyFacts.tsx';
import { judgeSchema, limits } from './applySchema.ts';

interface Judgement {
  decision: Schemas['SharedDecision'];
  approvedQuantity: string;
  opinion: string;
}

const decisions = [
  { value: 'APPROVE', label: 'sharing.decisionAPPROVE' },
  { value: 'REJECT', label: 'sharing.decisionREJECT' },
] as const;

/** Approves all or some of what is asked for, or rejects it. */
export default function DecideForm({ apply, onClose }: { apply: Schemas['SharedApply']; onClose: () => void }) {
  const t = useT();
  const { id, applyCode: code, quantity, offeredQuantity, unit } = apply;
  const send = useApiMutation('decideSharedApply');
  const most = Number(offeredQuantity) < Number(quantity) ? offeredQuantity : quantity;
  const form = useForm({
    resolver: useRules(judgeSchema),
    defaultValues: { decision: 'APPROVE' as Schemas['SharedDecision'], approvedQuantity: most, opinion: '' },
  });
  const isApproval = form.watch('decision') === 'APPROVE';

  async function decide({ decision, approvedQuantity, opinion }: Judgement) {
    const amount = decision === 'APPROVE' ? { approvedQuantity } : {};
    await send.mutateAsync({ path: { id }, body: { decision, ...amount, ...(opinion && { opinion }) } });
    notify.success(t('sharing.decided'));
  }

  return (
    <FormDrawer
      saved={null}
      saveLabel="sharing.decide"
      title={['sharing.decideOf', { code }]}
      form={form}
      draft={`decide ${id}`}
      onSubmit={decide}
      onClose={onClose}
    >
      <ApplyFacts apply={apply} />
      <RadioField control={form.control} name="decision" label="sharing.decision" choices={decisions} required />
      {isApproval && (
        <QuantityField
          control={form.control}
          name="approvedQuantity"
          label="sharing.approvedQuantity"
          unit={unit}
          note={t('sharing.approvableNote', { asked: quantity, count: offeredQuantity })}
          required
        />
      )}
      <TextField
        control={form.control}
        name="opinion"
        label="sharing.opinion"
        hint="sharing.opinionHint"
        limit={limits.opinion}
        multiline
        required={!isApproval}
      />
    </FormDrawer>
  );
}

import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { QuantityField } from '../quantities/QuantityField.tsx';
import { minus } from '../quantities/quantities.ts';
import { limits, returnSchema } from './applySchema.ts';

interface Returned {
  quantity: string;
  condition: Schemas['ReturnCondition'];
  reason: string;
}

const conditions = [
  { value: 'GOOD', label: 'sharing.conditionGOOD' },
  { value: 'DAMAGED', label: 'sharing.conditionDAMAGED' },
  { value: 'LOST', label: 'sharing.conditionLOST' },
] as const;

/** Takes back all or some of what was lent. */
export default function ReturnForm({ apply, onClose }: { apply: Schemas['SharedApply']; onClose: () => void }) {
  const t = useT();
  const { id, applyCode: code, approvedQuantity, returnedQuantity, unit } = apply;
  const send = useApiMutation('returnSharedApply');
  const out = minus(String(approvedQuantity), returnedQuantity);
  const form = useForm({
    resolver: useRules(returnSchema),
    defaultValues: { quantity: out, condition: 'GOOD' as Schemas['ReturnCondition'], reason: '' },
  });
  const isGood = form.watch('condition') === 'GOOD';

  async function giveBack({ quantity, condition, reason }: Returned) {
    const said = condition !== 'GOOD' && reason ? { reason } : {};
    await send.mutateAsync({ path: { id }, body: { quantity, condition, ...said } });
    notify.success(t('sharing.returned'));
  }

  return (
    <FormDrawer
      saved={null}
      saveLabel="sharing.giveBack"
      title={['sharing.returnOf', { code }]}
      form={form}
      draft={`return ${id}`}
      onSubmit={giveBack}
      onClose={onClose}
    >
      <QuantityField
        control={form.control}
        name="quantity"
        label="sharing.returnQuantity"
        unit={unit}
        note={t('sharing.outNote', { count: `${out} ${unit}` })}
        required
      />
      <SelectField control={form.control} name="condition" label="sharing.condition" choices={conditions} required />
      {!isGood && (
        <TextField
          control={form.control}
          name="reason"
          label="sharing.reason"
          hint="sharing.reasonHint"
          limit={limits.reason}
          multiline
          required
        />
      )}
    </FormDrawer>
  );
}

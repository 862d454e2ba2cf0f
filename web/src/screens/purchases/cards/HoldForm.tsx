import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Balance } from './Balance.tsx';
import type { Card } from './expenditureColumns.tsx';
import { holdSchema, limits } from './expenditureSchema.ts';

interface HoldFormProps {
  card: Card;
  direction: 'freeze' | 'unfreeze';
  onClose: () => void;
}

/** Freezes money of a card for a business record, or unfreezes it. */
export default function HoldForm({ card, direction, onClose }: HoldFormProps) {
  const move = useApiMutation<'freezeExpenditure' | 'unfreezeExpenditure'>(`${direction}Expenditure`);
  const form = useForm({
    resolver: useRules(holdSchema),
    defaultValues: { amount: '', bizCode: '', reason: '' },
  });
  const { control } = form;
  return (
    <FormDrawer
      title={[`funds.${direction}Title`, { name: card.cardName }]}
      form={form}
      draft={`${direction} ${card.id}`}
      onSubmit={(body) => move.mutateAsync({ path: { id: card.id }, body })}
      onClose={onClose}
      fieldOfCode={{ 4160: 'amount' }}
    >
      <Balance {...card} />
      <MoneyField control={control} name="amount" label="funds.amount" required />
      <TextField
        control={control}
        name="bizCode"
        label="funds.bizCode"
        hint={`funds.${direction}CodeHint`}
        limit={limits.bizCode}
        required
      />
      <TextField control={control} name="reason" label="funds.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}

import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { QuantityField } from '../quantities/QuantityField.tsx';
import { applySchema, limits } from './applySchema.ts';

const uses = [
  { value: 'CONSUME', label: 'sharing.useCONSUME' },
  { value: 'BORROW', label: 'sharing.useBORROW' },
] as const;

interface ApplyFormProps {
  stock: Schemas['SharedStock'];
  /** What is known of the request before it is typed. */
  known: { quantity?: string; purpose?: string };
  onClose: () => void;
}

/** Asks another department for some of what it shares. */
export default function ApplyForm({ stock, known: { quantity = '', purpose = '' }, onClose }: ApplyFormProps) {
  const t = useT();
  const { id: stockId, itemName, unit, offeredQuantity } = stock;
  const send = useApiMutation('saveSharedApply');
  const form = useForm({
    resolver: useRules(applySchema),
    defaultValues: {
      itemName,
      quantity,
      use: 'CONSUME' as 'CONSUME' | 'BORROW',
      until: '',
      purpose: purpose.slice(0, limits.purpose),
    },
  });
  const isBorrowed = form.watch('use') === 'BORROW';
  return (
    <FormDrawer
      saved={{ thing: 'sharing.request', name: 'itemName' }}
      saveLabel="sharing.apply"
      title={['sharing.applyOf', { name: itemName }]}
      form={form}
      draft={`apply ${stockId}`}
      onSubmit={({ itemName: _, use, until, ...asked }) =>
        send.mutateAsync({ body: { stockId, ...asked, ...(use === 'BORROW' && { expectReturnDate: until }) } })
      }
      onClose={onClose}
    >
      <QuantityField
        control={form.control}
        name="quantity"
        label="sharing.quantity"
        unit={unit}
        note={t('sharing.offeredNote', { count: `${offeredQuantity} ${unit}` })}
        required
      />
      <RadioField control={form.control} name="use" label="sharing.use" choices={uses} required />
      {isBorrowed && (
        <DateField
          control={form.control}
          name="until"
          label="sharing.until"
          accuracy="day"
          isDisabled={(day) => day < today()}
          required
        />
      )}
      <TextField
        control={form.control}
        name="purpose"
        label="sharing.purpose"
        hint="sharing.purposeHint"
        limit={limits.purpose}
        multiline
        required
      />
    </FormDrawer>
  );
}

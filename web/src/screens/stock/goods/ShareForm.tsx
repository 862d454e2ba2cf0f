import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { useExpiredQuestion } from '../expired/useExpiredQuestion.ts';
import { shareSchema } from './shareSchema.ts';

const most = 13;

/** How much of a stock other departments may ask for. */
export default function ShareForm({ stock, onClose }: { stock: Schemas['Stock']; onClose: () => void }) {
  const { id: stockId, itemName, sharedQuantity } = stock;
  const send = useApiMutation('updateStockShare');
  const ask = useExpiredQuestion();
  const form = useForm({ resolver: useRules(shareSchema), defaultValues: { itemName, sharedQuantity } });
  return (
    <FormDrawer
      saved={{ thing: 'stock.shared', name: 'itemName' }}
      title={['stock.setShare']}
      form={form}
      draft={`share ${stockId}`}
      onSubmit={({ sharedQuantity: shared }) =>
        ask((confirmed) => send.mutateAsync({ body: { stockId, sharedQuantity: shared, ...confirmed } }))
      }
      onClose={onClose}
    >
      <TextField control={form.control} name="itemName" label="stock.goods" limit={100} readOnly />
      <TextField control={form.control} name="sharedQuantity" label="stock.shared" hint="stock.shareHint" limit={most} required />
    </FormDrawer>
  );
}

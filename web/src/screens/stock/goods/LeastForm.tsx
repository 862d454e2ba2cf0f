import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { leastSchema } from './leastSchema.ts';

const most = 13;

/** How much of a stock should be there at least. */
export default function LeastForm({ stock, onClose }: { stock: Schemas['Stock']; onClose: () => void }) {
  const { id, itemName, minQuantity } = stock;
  const send = useApiMutation('updateStock');
  const form = useForm({ resolver: useRules(leastSchema), defaultValues: { itemName, minQuantity: minQuantity ?? '' } });
  return (
    <FormDrawer
      saved={{ thing: 'stock.least', name: 'itemName' }}
      title={['stock.setLeast']}
      form={form}
      draft={`least ${id}`}
      onSubmit={(values) => send.mutateAsync({ path: { id }, body: { minQuantity: values.minQuantity || null } })}
      onClose={onClose}
    >
      <TextField control={form.control} name="itemName" label="stock.goods" limit={100} readOnly />
      <TextField control={form.control} name="minQuantity" label="stock.least" hint="stock.leastHint" limit={most} />
    </FormDrawer>
  );
}

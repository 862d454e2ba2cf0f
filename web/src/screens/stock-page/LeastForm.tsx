import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';

const most = 13;

function leastSchema(t: Translate) {
  return z.object({
    itemName: z.string(),
    minQuantity: z.string().check(z.trim(), z.regex(/^((0|[1-9]\d{0,8})(\.\d{1,3})?)?$/, t('stock.leastRule'))),
  });
}

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

import type { Input, Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { quantityOf } from '#ui/fields/typedNumbers.ts';
import { typedQuantity } from '#ui/form/fieldRules.ts';
import { minus } from '../quantities/quantities.ts';
import type { DocumentAct } from './documentAct.ts';

export const limits = { batchNo: 50, reason: 500 };

type Detail = Schemas['StockDocumentDetail'];
type Body = Input<'confirmStockDocument'>['body'];

/** The rules of `Confirmation` in the API description: of a transfer, what is missing has a reason. */
export function confirmSchema(t: Translate, { items }: Pick<Detail, 'items'>) {
  const line = z.object({
    no: z.number(),
    locationId: z.string(),
    batchNo: z.string().check(z.trim()),
    expireDate: z.string(),
    receivedQuantity: typedQuantity.check(z.refine((text) => quantityOf(text) !== null, t('stock.receivedRule'))),
  });
  const lines = z.array(line).check((checked) => {
    for (const [index, { receivedQuantity: input }] of checked.value.entries()) {
      const most = items[index]?.quantity ?? '0';
      if (Number(input) <= Number(most)) continue;
      checked.issues.push({
        code: 'custom',
        input,
        path: [index, 'receivedQuantity'],
        message: t('stock.receivedMost', { count: most }),
      });
    }
  });
  const confirmation = z.object({ items: lines, lossReason: z.string().check(z.trim()) });
  const isExplained = (values: Arrived & { lossReason: string }) => values.lossReason.length > 1 || !isShort(values, { items });
  return confirmation.check(z.refine(isExplained, { path: ['lossReason'], error: t('stock.lossRule') }));
}

export type ConfirmValues = z.infer<ReturnType<typeof confirmSchema>>;

interface Arrived {
  items: readonly { receivedQuantity: string }[];
}

/** Whether not everything arrived. */
export function isShort(arrived: Arrived, { items }: Pick<Detail, 'items'>): boolean {
  return arrived.items.some(({ receivedQuantity }, index) => Number(minus(items[index]?.quantity ?? '0', receivedQuantity)) > 0);
}

export function valuesOf({ items, lossReason }: Pick<Detail, 'items' | 'lossReason'>): ConfirmValues {
  return {
    items: items.map(({ no, locationId, batchNo, expireDate, quantity: sent, receivedQuantity }) => ({
      no,
      locationId: locationId ?? '',
      batchNo: batchNo ?? '',
      expireDate: expireDate ?? '',
      receivedQuantity: receivedQuantity ?? sent,
    })),
    lossReason: lossReason ?? '',
  };
}

/** What is sent: where goods were put, and what arrived, if that is what is confirmed. */
export function inputOf(act: DocumentAct, values: ConfirmValues, document: Pick<Detail, 'items'>): Omit<Body, 'version'> {
  const { items, lossReason } = values;
  if (act === 'RECEIVE') {
    return {
      items: items.map(({ no, locationId, receivedQuantity }) => ({ no, locationId: locationId || null, receivedQuantity })),
      ...(isShort(values, document) && { lossReason }),
    };
  }
  if (act !== 'ENTER') return {};
  return {
    items: items.map(({ no, locationId, batchNo, expireDate }) => ({
      no,
      locationId: locationId || null,
      ...(batchNo && { batchNo }),
      ...(expireDate && { expireDate }),
    })),
  };
}

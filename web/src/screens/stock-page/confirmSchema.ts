import type { Input, Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';

export const limits = { batchNo: 50, reason: 500 };

const line = z.object({ no: z.number(), locationId: z.string(), batchNo: z.string().check(z.trim()), expireDate: z.string() });

/** The rules of `Confirmation` in the API description: nothing of it must be said. */
export function confirmSchema() {
  return z.object({ items: z.array(line) });
}

export type ConfirmValues = z.infer<ReturnType<typeof confirmSchema>>;

export function valuesOf({ items }: Pick<Schemas['StockDocumentDetail'], 'items'>): ConfirmValues {
  return {
    items: items.map(({ no, locationId, batchNo, expireDate }) => ({
      ...{ no, locationId: locationId ?? '', batchNo: batchNo ?? '', expireDate: expireDate ?? '' },
    })),
  };
}

export function inputOf({ items }: ConfirmValues): NonNullable<Input<'confirmStockDocument'>['body']['items']> {
  return items.map(({ no, locationId, batchNo, expireDate }) => ({
    ...{ no, locationId: locationId || null },
    ...(batchNo && { batchNo }),
    ...(expireDate && { expireDate }),
  }));
}

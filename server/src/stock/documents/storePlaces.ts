import type { Input } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import type { DocumentRow } from './documentRows.ts';
import { linesOf } from './postDocument.ts';

type Placed = NonNullable<Input<'confirmStockDocument'>['body']['items']>;

/**
 * Stores where lines were put, and of a transfer what arrived. What is left out stays as it is.
 * @throws Failure `invalid` with rule `exists` or `unique`, `arrived`, or `contradiction` where nothing is put anywhere
 */
export async function storePlaces(document: DocumentRow, items: Placed, context: Context): Promise<void> {
  if (items.length === 0) return;
  const { companyId, id, status, docType } = document;
  const isArrival = status === 'IN_TRANSIT';
  if (!isArrival && docType !== 'IN_ACCEPT' && docType !== 'IN_OTHER') throw invalid({ field: 'items', rule: 'contradiction' });
  const lines = await linesOf(document, context);
  const places = await context.db
    .selectFrom('warehouseLocation')
    .select('id')
    .where((eb) => eb.and({ companyId, warehouseId: (isArrival && document.targetWarehouseId) || document.warehouseId }))
    .execute();
  const errors = items.flatMap(({ no, locationId, receivedQuantity }, index): BrokenRule[] => {
    const line = lines.find((one) => one.no === no);
    if (!line) return [{ field: `items.${index}.no`, rule: 'exists' }];
    if (items.findIndex((other) => other.no === no) !== index) return [{ field: `items.${index}.no`, rule: 'unique' }];
    const isKnown = locationId === undefined || locationId === null || places.some((place) => place.id === locationId);
    if (!isKnown) return [{ field: `items.${index}.locationId`, rule: 'exists' }];
    if (receivedQuantity === undefined) return [];
    const field = `items.${index}.receivedQuantity`;
    if (!isArrival) return [{ field, rule: 'contradiction' }];
    const limit = fromThousandths(toThousandths(line.quantity));
    return toThousandths(receivedQuantity) > toThousandths(line.quantity) ? [{ field, rule: 'arrived', params: { limit } }] : [];
  });
  if (errors.length > 0) throw invalid(...errors);
  for (const { no, ...placed } of items) {
    if (Object.keys(placed).length === 0) continue;
    await context.db
      .updateTable('stockDocumentItem')
      .set(placed)
      .where((eb) => eb.and({ companyId, documentId: id, no }))
      .execute();
  }
}

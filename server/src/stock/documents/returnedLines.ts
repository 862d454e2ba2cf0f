import { sumOf } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { leftOf, shareOf } from '../goods/public.ts';
import type { Draft, DraftedLine } from './draftFields.ts';

/**
 * Returns the lines of goods that come back from an issue of the store, which is locked: no more than went out, and worth what they were.
 * @throws Failure `invalid` with rule `exists`, or `issued` with what may still come back
 */
export async function returnedLines(
  { sourceDocumentId, items }: Draft,
  store: { companyId: string; id: string },
  { db }: Context,
): Promise<DraftedLine[]> {
  const { companyId, id: warehouseId } = store;
  const source = await db
    .selectFrom('stockDocument')
    .select('id')
    .where((eb) => eb.and({ companyId, warehouseId, id: String(sourceDocumentId), docType: 'OUT_USE', status: 'DONE' }))
    .forUpdate()
    .executeTakeFirst();
  if (!source) throw invalid({ field: 'sourceDocumentId', rule: 'exists' });
  const issued = await db
    .selectFrom('stockDocumentItem')
    .selectAll()
    .where((eb) => eb.and({ companyId, documentId: source.id }))
    .execute();
  const back = await db
    .selectFrom('stockDocumentItem as item')
    .innerJoin('stockDocument as document', (join) =>
      join.onRef('document.companyId', '=', 'item.companyId').onRef('document.id', '=', 'item.documentId'),
    )
    .select(['item.sourceNo', 'item.quantity', 'item.amount'])
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.sourceDocumentId': source.id }))
    .where('document.status', '<>', 'CANCELLED')
    .execute();
  const faults: BrokenRule[] = [];
  const lines = items.flatMap(({ sourceNo, quantity }, index): DraftedLine[] => {
    const line = issued.find(({ no }) => no === sourceNo);
    if (!line) {
      faults.push({ field: `items.${index}.sourceNo`, rule: 'exists' });
      return [];
    }
    const before = back.filter((row) => row.sourceNo === sourceNo);
    const left = before.reduce((sum, row) => sum - toThousandths(row.quantity), toThousandths(line.quantity));
    if (toThousandths(quantity) > left) {
      faults.push({ field: `items.${index}.quantity`, rule: 'issued', params: { limit: fromThousandths(left) } });
    } else {
      faults.push(...pieceRule(`items.${index}.quantity`, quantity, line.unit, fromThousandths(left)));
    }
    const worth = leftOf(line.amount, sumOf(before.map(({ amount }) => amount)));
    const { documentId: _, no: __, companyId: ___, serialNos: ____, ...same } = line;
    return [{ ...same, sourceNo: line.no, quantity, amount: shareOf(worth, quantity, fromThousandths(left)) }];
  });
  if (faults.length > 0) throw invalid(...faults);
  return lines;
}

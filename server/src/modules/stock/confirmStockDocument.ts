import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { type DocumentRow, relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { putIntoStock } from './putIntoStock.ts';
import { changeDocument, settlePurchase } from './settleDocument.ts';
import { stockDocumentFlow } from './stockDocumentFlow.ts';

type Placed = NonNullable<Input<'confirmStockDocument'>['body']['items']>;

/** A keeper says that everything is there and where it is. The second of two keepers, where hazardous goods need both, ends it. */
export async function confirmStockDocument(
  { path: { id }, body: { version, items = [] } }: Input<'confirmStockDocument'>,
  context: Context,
): Promise<Output<'confirmStockDocument'>> {
  const { project, document } = await lockedDocument(id, version, 'confirmEntry', context);
  const { userId, userName } = context.session;
  const relations = relationsOf(document, context);
  const step = stockDocumentFlow.firstOf(['confirmFirst', 'confirm'], document);
  if (relations.isKeeper && document.firstConfirmUserId === userId) throw new Failure('samePerson');
  stockDocumentFlow.check(step, document, relations);
  await storePlaces(document, items, context);
  if (step === 'confirmFirst') {
    return changeDocument(document, { firstConfirmUserId: userId, firstConfirmUserName: userName }, context);
  }
  await putIntoStock(document, project?.deptId ?? document.deptId, context);
  const done = { status: 'DONE' as const, confirmUserName: userName, confirmTime: context.now };
  const saved = await changeDocument(document, done, context);
  if (project !== null) await settlePurchase(project, 'confirmEntry', document.docCode, context);
  return saved;
}

/** Stores where lines were put. What is left out stays as it is. */
async function storePlaces({ companyId, id, warehouseId }: DocumentRow, items: Placed, { db }: Context): Promise<void> {
  if (items.length === 0) return;
  const lines = await db
    .selectFrom('stockDocumentItem')
    .select('no')
    .where((eb) => eb.and({ companyId, documentId: id }))
    .execute();
  const places = await db
    .selectFrom('warehouseLocation')
    .select('id')
    .where((eb) => eb.and({ companyId, warehouseId }))
    .execute();
  const isOf = (rows: { id?: string; no?: number }[], value: string | number) => rows.some((row) => (row.id ?? row.no) === value);
  const errors = items.flatMap(({ no, locationId }, index) => {
    if (!isOf(lines, no)) return [{ field: `items.${index}.no`, rule: 'exists' }];
    if (items.findIndex((other) => other.no === no) !== index) return [{ field: `items.${index}.no`, rule: 'unique' }];
    const isKnown = locationId === undefined || locationId === null || isOf(places, locationId);
    return isKnown ? [] : [{ field: `items.${index}.locationId`, rule: 'exists' }];
  });
  if (errors.length > 0) throw invalid(...errors);
  for (const { no, ...placed } of items) {
    if (Object.keys(placed).length === 0) continue;
    await db
      .updateTable('stockDocumentItem')
      .set(placed)
      .where((eb) => eb.and({ companyId, documentId: id, no }))
      .execute();
  }
}

import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { touch } from '#flow/turns/public.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { visibleStores } from '../stores/public.ts';
import { draftedLines } from './draftedLines.ts';
import { checkFields, type Draft, type DraftedLine } from './draftFields.ts';
import { needsSecond, stockDocumentFlow } from './stockDocumentFlow.ts';
import { tellConfirmers } from './tellConfirmers.ts';

/** The counter of each kind, and how its numbers begin. */
const numbers = {
  IN_OTHER: ['STOCK_IN', 'RK'],
  OUT_USE: ['STOCK_OUT', 'CK'],
  TRANSFER: ['STOCK_TRANSFER', 'DB'],
  RETURN: ['STOCK_RETURN', 'TK'],
  CHECK: ['STOCK_CHECK', 'PD'],
  SCRAP: ['STOCK_SCRAP', 'BS'],
} as const satisfies Record<Schemas['StockDraftType'], readonly [string, string]>;

/** A keeper drafts a document of a store that they keep. What goes out is reserved until it is confirmed or cancelled. */
export async function saveStockDocument(
  { body }: Input<'saveStockDocument'>,
  context: Context,
): Promise<Output<'saveStockDocument'>> {
  const { db, session } = context;
  checkFields(body);
  const store = await ownStore(body, context);
  const { companyId } = store;
  if (body.receiverDeptId !== undefined) await checkDept(companyId, body.receiverDeptId, context);
  const target = body.targetWarehouseId === undefined ? null : await targetStore(body, companyId, context);
  const lines = await draftedLines(body, store, context);
  const hasHazardous = await isAnyHazardous(lines, context);
  if (target && hasHazardous && target.warehouseType !== 'HAZARDOUS') {
    throw invalid({ field: 'targetWarehouseId', rule: 'hazardousStore' });
  }
  // Nothing is to be confirmed where everything is as it should be.
  const isDone =
    body.docType === 'CHECK' && lines.every(({ quantity, bookQuantity }) => Number(quantity) === Number(bookQuantity));
  // Who drafts what hazardous goods need two keepers for is the first of them.
  const isFirst = hasHazardous && !needsSecond(body);
  const [kind, prefix] = numbers[body.docType];
  const id = newId();
  const { items: _, expiredConfirmed: __, ...fields } = body;
  const docCode = await nextNumber({ companyId, kind }, prefix, 5, context);
  const { to: status } = stockDocumentFlow.step('draft', isDone ? 'DONE' : 'TO_CONFIRM');
  const { version } = await db
    .insertInto('stockDocument')
    .values({
      companyId,
      id,
      docCode,
      status,
      acceptanceId: null,
      projectId: null,
      draftedById: session.userId,
      ...fields,
      firstConfirmUserId: isFirst ? session.userId : null,
      firstConfirmUserName: isFirst ? session.userName : null,
      confirmUserName: isDone ? session.userName : null,
      confirmTime: isDone ? context.now : null,
      cancelReason: null,
      ...madeBy(context),
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  touch('DOCUMENT', { companyId, id }, context);
  await db
    .insertInto('stockDocumentItem')
    .values(lines.map((line, index) => ({ ...line, companyId, documentId: id, no: index + 1 })))
    .execute();
  // What whoever drafted it can confirm alone is no news to others.
  if (isFirst || (needsSecond(body) && !isDone)) await tellConfirmers({ companyId, id }, context);
  return { id, docCode, status, version };
}

/** Returns the store of the document, if the caller keeps it. Goods come into an enabled one only. */
async function ownStore({ warehouseId, docType }: Draft, context: Context) {
  const seen = await visibleStores(context);
  const store = await seen
    .innerJoin('warehouseKeeper as own', (join) =>
      join.onRef('own.companyId', '=', 'warehouse.companyId').onRef('own.warehouseId', '=', 'warehouse.id'),
    )
    .select(['warehouse.warehouseType', 'warehouse.status'])
    .where((eb) => eb.and({ 'warehouse.id': warehouseId, 'own.userId': context.session.userId }))
    .executeTakeFirst();
  if (!store) throw invalid({ field: 'warehouseId', rule: 'exists' });
  if (docType === 'IN_OTHER' && store.status !== 'ENABLED') throw new Failure('wrongState');
  return store;
}

async function targetStore({ targetWarehouseId, warehouseId }: Draft, companyId: string, { db }: Context) {
  const target = await db
    .selectFrom('warehouse')
    .select('warehouseType')
    .where((eb) => eb.and({ companyId, id: String(targetWarehouseId), status: 'ENABLED' }))
    .where('id', '<>', warehouseId)
    .executeTakeFirst();
  if (!target) throw invalid({ field: 'targetWarehouseId', rule: 'exists' });
  return target;
}

async function checkDept(companyId: string, id: string, { db }: Context): Promise<void> {
  const dept = await db
    .selectFrom('dept')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
  if (!dept) throw invalid({ field: 'receiverDeptId', rule: 'exists' });
}

async function isAnyHazardous(lines: readonly DraftedLine[], { db }: Context): Promise<boolean> {
  const ids = lines.flatMap(({ categoryId }) => categoryId ?? []);
  if (ids.length === 0) return false;
  const found = await db
    .selectFrom('goodsCategory')
    .select('id')
    .where('id', 'in', ids)
    .where('hazardous', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

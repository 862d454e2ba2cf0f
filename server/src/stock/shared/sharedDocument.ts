import { v7 as newId } from 'uuid';
import type { LockedStock } from '#ledger/moves/lockStocks.ts';
import { moveStock } from '#ledger/moves/moveStock.ts';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { stockDocumentFlow } from '../documents/public.ts';
import { averagePrice } from '../goods/public.ts';
import type { ApplyRow } from './applyRows.ts';

interface Moved {
  quantity: string;
  /** Of goods that come back: what they are worth. What goes out takes its share of the worth. */
  amount?: string;
}

/**
 * Writes the document of goods that are lent or come back, which is done at once, and moves them.
 * @returns its id, and what the goods are worth
 */
export async function sharedDocument(
  { apply, stock }: { apply: ApplyRow; stock: LockedStock },
  { quantity, amount: known }: Moved,
  context: Context,
): Promise<{ documentId: string; amount: string }> {
  const { db, session, now } = context;
  const { companyId, documentId: issue } = apply;
  const isBack = known !== undefined;
  const id = newId();
  const [kind, prefix] = isBack ? (['STOCK_RETURN', 'TK'] as const) : (['STOCK_OUT', 'CK'] as const);
  const docCode = await nextNumber({ companyId, kind }, prefix, 5, context);
  await db
    .insertInto('stockDocument')
    .values({
      companyId,
      id,
      docCode,
      docType: isBack ? 'RETURN' : 'OUT_SHARED',
      status: stockDocumentFlow.step('lend').to,
      warehouseId: stock.warehouseId,
      acceptanceId: null,
      projectId: null,
      sourceDocumentId: isBack ? issue : null,
      receiverDeptId: apply.applyDeptId,
      receiverName: apply.applicantName,
      purpose: apply.purpose,
      draftedById: session.userId,
      firstConfirmUserId: null,
      firstConfirmUserName: null,
      confirmUserName: session.userName,
      confirmTime: now,
      cancelReason: null,
      ...madeBy(context),
    })
    .execute();
  const moved = { companyId, documentId: id, stockId: stock.id, quantity };
  const amount = await moveStock(isBack ? { ...moved, amount: known } : { ...moved, direction: 'OUT' }, context);
  await db
    .insertInto('stockDocumentItem')
    .values({
      companyId,
      documentId: id,
      no: 1,
      itemName: stock.itemName,
      brand: stock.brand || null,
      model: stock.model || null,
      categoryCompanyId: stock.categoryCompanyId,
      categoryId: stock.categoryId,
      unit: stock.unit,
      quantity,
      amount,
      unitCost: averagePrice(amount, quantity),
      locationId: stock.locationId,
      batchNo: stock.batchNo || null,
      expireDate: stock.expireDate,
      stockId: stock.id,
      sourceNo: isBack ? 1 : null,
    })
    .execute();
  return { documentId: id, amount };
}

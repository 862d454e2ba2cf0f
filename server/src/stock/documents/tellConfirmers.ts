import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';

/** Tells the other keepers whose step it is of a document that a keeper drafted, or of goods that are on their way. */
export async function tellConfirmers({ companyId, id }: { companyId: string; id: string }, context: Context): Promise<void> {
  const { db, now, session } = context;
  const document = await db
    .selectFrom('stockDocument as document')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
    )
    .select(['document.docCode', 'document.docType', 'document.status', 'document.warehouseId', 'document.targetWarehouseId'])
    .select('warehouse.warehouseName')
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.id': id }))
    .executeTakeFirstOrThrow();
  const { docCode, docType, status, warehouseName } = document;
  const warehouseId = (status === 'IN_TRANSIT' && document.targetWarehouseId) || document.warehouseId;
  const keepers = await db
    .selectFrom('warehouseKeeper')
    .select('userId')
    .where((eb) => eb.and({ companyId, warehouseId }))
    .where('userId', '<>', session.userId)
    .execute();
  const to = keepers.map(({ userId }) => ({ companyId, userId }));
  const params = { docCode, docType, warehouseName, name: session.userName };
  await sendMessage(db, { to, sceneCode: 'STOCK_CONFIRM', params, biz: { type: 'STOCK_DOCUMENT', id } }, now);
}

import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import { Failure } from '#platform/failure/failure.ts';
import { plainQuantity } from '#platform/values/quantity.ts';

import { documentRows, toDocument, visibleDocuments } from './documentRows.ts';

type Detail = Output<'getStockDocumentDetail'>;
interface Key {
  companyId: string;
  id: string;
}

/** Returns a document that the caller sees, with its lines and the keepers of its store. */
export async function getStockDocumentDetail(
  { path: { id } }: Input<'getStockDocumentDetail'>,
  context: Context,
): Promise<Detail> {
  const row = await documentRows(await visibleDocuments(context), context)
    .where('document.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { firstConfirmUserName, companyId, warehouseId, targetWarehouseId, status } = row;
  const { sourceDocumentId, sourceDocCode, sentByName: sentUserName, lossReason } = row;
  const [items, keepers] = await Promise.all([
    itemsOf({ companyId, id }, context),
    keepersOf({ companyId, id: (status === 'IN_TRANSIT' && targetWarehouseId) || warehouseId }, context),
  ]);
  const sentTime = row.sentTime && isoTime(row.sentTime);
  return {
    ...toDocument(row, context),
    items,
    keepers,
    firstConfirmUserName,
    sourceDocumentId,
    sourceDocCode,
    sentUserName,
    sentTime,
    lossReason,
  };
}

/** Of the line of an issue: what has come back, or is to. */
const returnedQuantity = sql<string>`(select coalesce(sum(back.quantity), 0.000) from stock_document as document
  join stock_document_item as back on back.company_id = document.company_id and back.document_id = document.id
  where document.company_id = item.company_id and document.source_document_id = item.document_id and back.source_no = item.no
    and document.status <> 'CANCELLED')`;

async function itemsOf({ companyId, id }: Key, { db }: Context): Promise<Detail['items']> {
  const rows = await db
    .selectFrom('stockDocumentItem as item')
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'item.categoryCompanyId').onRef('category.id', '=', 'item.categoryId'),
    )
    .leftJoin('warehouseLocation as location', (join) =>
      join.onRef('location.companyId', '=', 'item.companyId').onRef('location.id', '=', 'item.locationId'),
    )
    .select(['item.no', 'item.itemName', 'item.categoryId', 'category.categoryName', 'item.brand', 'item.model', 'item.unit'])
    .select(['item.quantity', 'item.unitCost', 'item.amount', 'item.locationId', 'location.locationName'])
    .select(['item.batchNo', 'item.expireDate', 'item.serialNos', 'category.hazardous', 'item.stockId'])
    .select(['item.bookQuantity', 'item.diffReason', 'item.receivedQuantity'])
    .select(returnedQuantity.as('returnedQuantity'))
    .where((eb) => eb.and({ 'item.companyId': companyId, 'item.documentId': id }))
    .orderBy('item.no')
    .execute();
  return rows.map(({ quantity, bookQuantity, receivedQuantity, hazardous, ...row }) => ({
    ...row,
    quantity: plainQuantity(quantity),
    bookQuantity: bookQuantity && plainQuantity(bookQuantity),
    receivedQuantity: receivedQuantity && plainQuantity(receivedQuantity),
    returnedQuantity: plainQuantity(row.returnedQuantity),
    hazardous: hazardous ?? false,
  }));
}

function keepersOf({ companyId, id }: Key, { db, language }: Context): Promise<Detail['keepers']> {
  return db
    .selectFrom('warehouseKeeper as keeper')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'keeper.companyId').onRef('user.id', '=', 'keeper.userId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .select(['user.id', 'user.name', 'user.account', deptName(language).as('deptName')])
    .where((eb) => eb.and({ 'keeper.companyId': companyId, 'keeper.warehouseId': id }))
    .orderBy('user.account')
    .execute();
}

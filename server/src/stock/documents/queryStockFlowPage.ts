import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { visibleStocks } from '../goods/public.ts';
import { visibleDocuments } from './documentRows.ts';

/** Returns one page of the movements of the stocks that the caller sees, the newest first. */
export async function queryStockFlowPage(
  { query = {} }: Input<'queryStockFlowPage'>,
  context: Context,
): Promise<Output<'queryStockFlowPage'>> {
  const keys = await foundFlows(query, context);
  // Asked for each row of the page: a list of all documents that are seen would be made anew for each page.
  const document = (await visibleDocuments(context))
    .select('document.id')
    .where(sql<boolean>`(document.company_id, document.id) = (flow.company_id, flow.document_id)`);
  const isSeen = sql<boolean>`exists (${document})`.as('isSeen');
  const rowsOf = (some: KeyList) => flowRows(some, context).select(isSeen);
  return readPage(query, keys, orderOf('flow', 'time,desc'), rowsOf, toFlow, context);
}

type FlowExpressions = ExpressionBuilder<Tables & { flow: Tables['stockFlow'] }, 'flow'>;
type Filters = NonNullable<Input<'queryStockFlowPage'>['query']>;

async function foundFlows(filters: Filters, context: Context) {
  const { keyword, stockId, warehouseId, docType, direction, timeStart, timeEnd } = filters;
  let stocks = (await visibleStocks(context)).select(['stock.companyId', 'stock.id']);
  if (warehouseId !== undefined) stocks = stocks.where('stock.warehouseId', '=', warehouseId);
  const documents = context.db.selectFrom('stockDocument as document').select(['document.companyId', 'document.id']);
  let found = context.db.selectFrom('stockFlow as flow').select(['flow.companyId', 'flow.id']);
  const { dataScope } = context.role;
  // Who sees all stocks of the school sees all of its ledger: a million movements are not looked up in their stocks to be counted.
  if (dataScope === 'SCHOOL' && warehouseId === undefined) found = found.where('flow.companyId', '=', context.session.companyId);
  else found = found.where((eb) => eb(eb.refTuple('flow.companyId', 'flow.stockId'), 'in', stocks.$asTuple('companyId', 'id')));
  if (stockId !== undefined) found = found.where('flow.stockId', '=', stockId);
  const inDocument = (some: typeof documents) => (eb: FlowExpressions) =>
    eb(eb.refTuple('flow.companyId', 'flow.documentId'), 'in', some.$asTuple('companyId', 'id'));
  if (docType !== undefined) found = found.where(inDocument(documents.where('document.docType', '=', docType)));
  if (direction !== undefined) found = found.where('flow.direction', '=', direction);
  if (timeStart !== undefined) found = found.where('flow.time', '>=', new Date(timeStart));
  if (timeEnd !== undefined) found = found.where('flow.time', '<', new Date(timeEnd));
  if (keyword === undefined) return found;
  const pattern = containing(keyword);
  const named = stocks.where((eb) => eb.or([eb('stock.itemName', 'ilike', pattern), eb('stock.batchNo', 'ilike', pattern)]));
  return found.where((eb) =>
    eb.or([
      inDocument(documents.where('document.docCode', 'ilike', pattern))(eb),
      eb(eb.refTuple('flow.companyId', 'flow.stockId'), 'in', named.$asTuple('companyId', 'id')),
    ]),
  );
}

function flowRows(keys: KeyList, { db }: Context) {
  return db
    .selectFrom('stockFlow as flow')
    .innerJoin('stock', (join) => join.onRef('stock.companyId', '=', 'flow.companyId').onRef('stock.id', '=', 'flow.stockId'))
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('stockDocument as document', (join) =>
      join.onRef('document.companyId', '=', 'flow.companyId').onRef('document.id', '=', 'flow.documentId'),
    )
    .selectAll('flow')
    .select(['document.docType', 'document.docCode', 'stock.itemName', 'stock.brand', 'stock.model', 'stock.batchNo'])
    .select(['stock.unit', 'stock.warehouseId', 'warehouse.warehouseName'])
    .where(hasKey('flow', keys));
}

type FlowRow = Awaited<ReturnType<ReturnType<typeof flowRows>['executeTakeFirstOrThrow']>> & { isSeen: boolean };

function toFlow({ isSeen, operatorId: _, ...row }: FlowRow): Schemas['StockFlow'] {
  return {
    ...row,
    documentId: isSeen ? row.documentId : null,
    time: isoTime(row.time),
    brand: row.brand || null,
    model: row.model || null,
    batchNo: row.batchNo || null,
    quantity: plainQuantity(row.quantity),
    balance: plainQuantity(row.balance),
  };
}

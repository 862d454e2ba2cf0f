import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { needsContract, type ProjectRow, payableOf } from '../records/public.ts';
import { passedWorthSql } from './batchWorth.ts';
import { completedAt, openContractOf, paymentPlansOf, retentionEnd } from './fulfilmentFields.ts';
import { type OrderLine, openQuantityOf, orderLinesOf } from './orderLines.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;

/** Returns what follows from an award; null before it and for small purchases. */
export async function fulfilmentOf(row: ProjectRow, context: Context): Promise<Schemas['Fulfilment'] | null> {
  const { orderAmount, pattern, acceptedAmount, dueAmount, missingAssetNumbers, waivedAmount, waiveReason, archiveNo } = row;
  if (orderAmount === null || row.lane === 'SMALL') return null;
  const ordered = await orderLinesOf(row, context);
  const lines = ordered.map((line) => orderLineOf(line, row));
  const contract = await openContractOf(row, context);
  const keepsBack = contract?.plans.some(({ condition }) => condition === 'RETENTION') ?? false;
  const end = retentionEnd(keepsBack ? await completedAt(row, context) : null, contract?.warrantyMonths ?? null);
  const { acceptances, rating } = await acceptancesOf(row, context);
  return {
    orderAmount,
    needsContract: needsContract(pattern, orderAmount),
    needsEntry: lines.some((line) => line.needsEntry),
    acceptedAmount,
    dueAmount,
    payableAmount: payableOf(row),
    missingAssetNumbers,
    lines,
    nextDueTime: end !== null && end > context.now ? isoTime(end) : null,
    contract: contract && {
      id: contract.id,
      contractCode: contract.contractCode,
      status: contract.status,
      version: contract.version,
    },
    paymentPlans: await paymentPlansOf(row, context),
    acceptances,
    rating,
    stockDocuments: await stockDocumentsOf(row, context),
    outcome: await outcomeOf(row, context),
    waivedAmount,
    waiveReason,
    archiveNo,
  };
}

/** Returns a line of an order as the API shows it. */
function orderLineOf(line: OrderLine, { pattern }: Pick<ProjectRow, 'pattern'>): Schemas['OrderLine'] {
  const { no, itemName, spec, brand, model, categoryId, categoryName, unit, unitPrice, amount, closeReason } = line;
  const { consumable, fixedAsset, hazardous } = line;
  const plain = (quantity: string) => fromThousandths(toThousandths(quantity));
  return {
    no,
    itemName,
    spec,
    brand,
    model,
    categoryId,
    categoryName,
    quantity: plain(line.quantity),
    unit,
    unitPrice,
    amount,
    acceptedQuantity: plain(line.acceptedQuantity),
    inspectedQuantity: plain(line.inspectedQuantity),
    closedQuantity: plain(line.closedQuantity),
    openQuantity: fromThousandths(openQuantityOf(line)),
    closeReason,
    consumable,
    fixedAsset,
    hazardous,
    needsEntry: (pattern?.switches.ifOpenEntry ?? false) && (consumable || fixedAsset),
  };
}

/** Acceptances, and the rating that the last of them gave. Drafts are seen where they are written. */
async function acceptancesOf({ companyId, id }: Key, { db }: Context) {
  const rows = await db
    .selectFrom('acceptance')
    .select(['id', 'acceptanceCode', 'batchNo', 'status', 'arriveDate', 'acceptTime', 'rating'])
    .select(passedWorthSql.as('passAmount'))
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', '<>', 'DRAFT')
    .orderBy('batchNo')
    .orderBy('id')
    .limit(200)
    .execute();
  const acceptances = rows.map(({ rating: _, acceptTime, ...row }): Schemas['AcceptanceBrief'] => ({
    ...row,
    acceptTime: isoTimeOrNull(acceptTime),
  }));
  return { acceptances, rating: rows.findLast(({ rating }) => rating !== null)?.rating ?? null };
}

async function stockDocumentsOf({ companyId, id }: Key, { db }: Context): Promise<Schemas['StockDocumentBrief'][]> {
  const rows = await db
    .selectFrom('stockDocument as document')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
    )
    .select(['document.id', 'document.docCode', 'document.status', 'warehouse.warehouseName'])
    .select(['document.confirmUserName', 'document.confirmTime'])
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.projectId': id }))
    .orderBy('document.createTime')
    .orderBy('document.id')
    .limit(500)
    .execute();
  return rows.map(({ confirmTime, ...row }) => ({ ...row, confirmTime: isoTimeOrNull(confirmTime) }));
}

async function outcomeOf({ companyId, id }: Key, context: Context): Promise<Schemas['Outcome'] | null> {
  const row = await context.db
    .selectFrom('projectOutcome as outcome')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'outcome.companyId').onRef('supplier.id', '=', 'outcome.supplierId'),
    )
    .select(['outcome.supplierId', 'supplier.companyName as supplierName', 'outcome.dealAmount', 'outcome.reason'])
    .select(['outcome.resultPublic', 'outcome.quotes', 'outcome.registeredByName', 'outcome.registerTime'])
    .where((eb) => eb.and({ 'outcome.companyId': companyId, 'outcome.projectId': id }))
    .executeTakeFirst();
  if (!row) return null;
  const files = await filesOf('projectOutcome', companyId, [id], context);
  return { ...row, registerTime: isoTime(row.registerTime), processFiles: files.get(id) ?? [] };
}

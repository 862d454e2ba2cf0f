import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import { isOwnTurn } from '#approval/ownTurns.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { fromThousandths, plainQuantity, toThousandths } from '#platform/values/quantity.ts';
import { type OrderLine, openQuantityOf, orderLinesOf } from '../order/public.ts';
import { needsEntry } from './acceptanceItems.ts';
import { type AcceptanceRow, acceptancesWithTurns, assignedDepts, leftIdsSql, toAcceptance } from './acceptanceRows.ts';
import { isLastBatch } from './concludeAcceptance.ts';
import { acceptTypeOf, groupRuleOf } from './groupRule.ts';
import { type Item, itemsOf } from './lockedAcceptance.ts';
import { visibleAcceptances } from './visibleAcceptances.ts';

export async function getAcceptanceDetail(
  { path: { id } }: Input<'getAcceptanceDetail'>,
  context: Context,
): Promise<Output<'getAcceptanceDetail'>> {
  const row = await acceptancesWithTurns(await visibleAcceptances(context), await isOwnTurn(context))
    .select(leftIdsSql.as('leftIds'))
    .where('acceptance.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { companyId, projectId } = row;
  const items = await itemsOf(row, context);
  const lines = await orderLinesOf({ companyId, id: projectId }, context);
  const isOpen = row.status === 'DRAFT' || row.status === 'ASSIGNING' || row.status === 'INSPECTING';
  const photos = await filesOf('acceptance', companyId, [id], context);
  return {
    ...toAcceptance(row, { reader: context, assigned: await assignedDepts(context) }),
    items: await shownItems(row, items, lines, context),
    members: row.members.map(({ signTime, ...member }) => ({
      ...member,
      left: row.leftIds.includes(member.userId),
      signed: signTime !== null,
      signTime: signTime && isoTimeOrNull(new Date(signTime)),
    })),
    photos: photos.get(id) ?? [],
    remark: row.remark,
    conclusion: row.conclusion,
    opinion: row.opinion,
    rating: row.rating,
    ratingWanted: isOpen && items.length > 0 && isLastBatch(items, lines),
    drawSeed: row.drawSeed,
    cancelReason: row.cancelReason,
    groupRule: groupRuleOf(row.status === 'DRAFT' ? acceptTypeOf(row) : row.acceptType, row),
    stockDocuments: await documentsOf(row, context),
  };
}

async function shownItems(row: AcceptanceRow, items: readonly Item[], lines: readonly OrderLine[], context: Context) {
  const stores = await storeNames(row, context);
  const numbers = await assetNumbers(row, context);
  const earlier = await passedBefore(row, context);
  return items.flatMap((item): Schemas['AcceptanceItem'][] => {
    const line = lines.find(({ no }) => no === item.no);
    if (!line) return [];
    const { itemName, spec, brand, model, unit, unitPrice, fixedAsset, hazardous } = line;
    const [arrived, passed] = [toThousandths(item.arriveQuantity), toThousandths(item.passQuantity)];
    const held = row.status === 'ASSIGNING' || row.status === 'INSPECTING' ? arrived : 0n;
    const isOver = row.acceptTime !== null;
    const open = isOver ? toThousandths(line.quantity) - (earlier.get(item.no) ?? 0n) : openQuantityOf(line) + held;
    return [
      {
        no: item.no,
        itemName,
        spec,
        brand,
        model,
        unit,
        unitPrice,
        fixedAsset,
        hazardous,
        orderQuantity: plainQuantity(line.quantity),
        openQuantity: fromThousandths(open),
        arriveQuantity: fromThousandths(arrived),
        passQuantity: fromThousandths(passed),
        failQuantity: fromThousandths(arrived - passed),
        problem: item.problem,
        serialNos: item.serialNos,
        assetNos: numbers.get(item.no) ?? [],
        needsEntry: needsEntry(line, row),
        warehouseId: item.warehouseId,
        warehouseName: (item.warehouseId !== null && stores.get(item.warehouseId)) || null,
      },
    ];
  });
}

async function storeNames({ companyId, id }: AcceptanceRow, { db }: Context): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('acceptanceItem as item')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'item.companyId').onRef('warehouse.id', '=', 'item.warehouseId'),
    )
    .select(['warehouse.id', 'warehouse.warehouseName'])
    .where((eb) => eb.and({ 'item.companyId': companyId, 'item.acceptanceId': id }))
    .execute();
  return new Map(rows.map((store) => [store.id, store.warehouseName]));
}

async function assetNumbers({ companyId, id }: AcceptanceRow, { db }: Context): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('assetNumber')
    .select(['no', 'assetNo'])
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .orderBy('assetNo')
    .execute();
  const numbers = new Map<number, string[]>();
  for (const { no, assetNo } of rows) numbers.set(no, [...(numbers.get(no) ?? []), assetNo]);
  return numbers;
}

/** What had passed of each line when this batch was concluded, in thousandths. */
async function passedBefore(row: AcceptanceRow, { db }: Context): Promise<Map<number, bigint>> {
  const { companyId, projectId, acceptTime, batchNo } = row;
  if (acceptTime === null) return new Map();
  const rows = await db
    .selectFrom('acceptanceItem as item')
    .innerJoin('acceptance', (join) =>
      join.onRef('acceptance.companyId', '=', 'item.companyId').onRef('acceptance.id', '=', 'item.acceptanceId'),
    )
    .select(['item.no', 'item.passQuantity'])
    .where((eb) => eb.and({ 'acceptance.companyId': companyId, 'acceptance.projectId': projectId }))
    .where((eb) =>
      eb.or([
        eb('acceptance.acceptTime', '<', acceptTime),
        eb.and([eb('acceptance.acceptTime', '=', acceptTime), eb('acceptance.batchNo', '<', batchNo)]),
      ]),
    )
    .execute();
  const passed = new Map<number, bigint>();
  for (const { no, passQuantity } of rows) passed.set(no, (passed.get(no) ?? 0n) + toThousandths(passQuantity));
  return passed;
}

async function documentsOf({ companyId, id }: AcceptanceRow, { db }: Context): Promise<Schemas['StockDocumentBrief'][]> {
  const rows = await db
    .selectFrom('stockDocument as document')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
    )
    .select(['document.id', 'document.docCode', 'document.status', 'warehouse.warehouseName', 'document.confirmUserName'])
    .select('document.confirmTime')
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.acceptanceId': id }))
    .orderBy('document.docCode')
    .execute();
  return rows.map(({ confirmTime, ...document }) => ({ ...document, confirmTime: isoTimeOrNull(confirmTime) }));
}

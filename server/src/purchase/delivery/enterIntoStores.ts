import { sumOf } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import { touch } from '#flow/turns/public.ts';
import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { madeBy } from '#platform/records/changed.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import type { ProjectRow } from '../records/public.ts';

/** A line of an order that was accepted and goes into a store. Quantities and amounts are decimal strings. */
export interface EnteredLine {
  /** That of the line of the order. */
  no: number;
  itemName: string;
  brand: string | null;
  model: string | null;
  spec: string | null;
  categoryCompanyId: string | null;
  categoryId: string | null;
  unit: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  serialNos: readonly string[];
  warehouseId: string;
}

interface Accepted {
  id: string;
  companyId: string;
  acceptanceCode: string;
}

/** The most characters of a model in a document. */
const modelLength = 200;

/**
 * What was accepted waits for the keepers of its stores: a document for each store, whose keepers are told and see the purchase from now
 * on. Numbers are taken, so call it last.
 * @returns the ids of the documents
 */
export async function enterIntoStores(
  project: ProjectRow,
  acceptance: Accepted,
  lines: readonly EnteredLine[],
  context: Context,
): Promise<string[]> {
  const ids: string[] = [];
  const byStore = Map.groupBy(lines, ({ warehouseId }) => warehouseId);
  for (const warehouseId of [...byStore.keys()].sort()) {
    ids.push(await enter(project, acceptance, warehouseId, byStore.get(warehouseId) ?? [], context));
  }
  return ids;
}

async function enter(
  project: ProjectRow,
  acceptance: Accepted,
  warehouseId: string,
  lines: readonly EnteredLine[],
  context: Context,
): Promise<string> {
  const { db } = context;
  const { companyId } = acceptance;
  const id = newId();
  const docCode = await nextNumber({ companyId, kind: 'STOCK_IN' }, 'RK', 5, context);
  await db
    .insertInto('stockDocument')
    .values({
      companyId,
      id,
      docCode,
      docType: 'IN_ACCEPT',
      status: 'TO_CONFIRM',
      warehouseId,
      acceptanceId: acceptance.id,
      projectId: project.id,
      firstConfirmUserId: null,
      firstConfirmUserName: null,
      confirmUserName: null,
      confirmTime: null,
      cancelReason: null,
      ...madeBy(context),
    })
    .execute();
  touch('DOCUMENT', { companyId, id }, context);
  await db
    .insertInto('stockDocumentItem')
    .values(
      lines.map(({ itemName, brand, categoryCompanyId, categoryId, unit, quantity, ...line }, index) => ({
        companyId,
        documentId: id,
        no: index + 1,
        itemName,
        categoryCompanyId,
        categoryId,
        brand,
        model: modelOf(line),
        unit,
        quantity,
        unitCost: line.unitPrice,
        amount: line.amount,
        serialNos: JSON.stringify(line.serialNos),
        locationId: null,
        batchNo: null,
        expireDate: null,
        stockId: null,
      })),
    )
    .execute();
  await tellKeepers(project, { id, warehouseId }, lines, context);
  return id;
}

function modelOf({ model, spec }: Pick<EnteredLine, 'model' | 'spec'>): string | null {
  const parts = new Set([model, spec].flatMap((part) => part || []));
  return parts.size === 0 ? null : [...parts].join(' ').slice(0, modelLength);
}

async function tellKeepers(
  project: ProjectRow,
  { id, warehouseId }: { id: string; warehouseId: string },
  lines: readonly EnteredLine[],
  { db, now }: Context,
): Promise<void> {
  const { companyId, id: projectId, projectName: title } = project;
  const keepers = await db
    .selectFrom('warehouseKeeper as keeper')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'keeper.companyId').onRef('warehouse.id', '=', 'keeper.warehouseId'),
    )
    .select(['keeper.userId', 'warehouse.warehouseName'])
    .where((eb) => eb.and({ 'keeper.companyId': companyId, 'keeper.warehouseId': warehouseId }))
    .orderBy('keeper.userId')
    .execute();
  const [first] = keepers;
  if (!first) return;
  await db
    .insertInto('projectParticipant')
    .values(keepers.map(({ userId }) => ({ companyId, projectId, userId, kind: 'KEEPER' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const to = keepers.map(({ userId }) => ({ companyId, userId }));
  const params = {
    title,
    lines: lines.length,
    amount: sumOf(lines.map(({ amount }) => amount)),
    warehouseName: first.warehouseName,
  };
  await sendMessage(db, { to, sceneCode: 'STOCK_TODO', params, biz: { type: 'STOCK_DOCUMENT', id } }, now);
}

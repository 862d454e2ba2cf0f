import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { type OrderLine, openQuantityOf, orderLinesOf } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';
import type { Item, Key } from './lockedAcceptance.ts';
import { serialRules } from './serialNumbers.ts';

/** Whether what passes of a line is put in store. */
export function needsEntry({ consumable, fixedAsset }: OrderLine, { pattern }: Pick<ProjectRow, 'pattern'>): boolean {
  return pattern?.switches.ifOpenEntry === true && (consumable || fixedAsset);
}

/** Returns what arrives if all comes that is still to come. */
export function allThatIsOpen(lines: readonly OrderLine[]): Schemas['AcceptanceItemInput'][] {
  return lines.flatMap((line) => {
    const open = openQuantityOf(line);
    return open > 0n ? [{ no: line.no, arriveQuantity: fromThousandths(open) }] : [];
  });
}

/** Returns the row of an item that was sent: all of it passes unless something else is said. */
export function toItem({
  no,
  arriveQuantity,
  passQuantity,
  problem,
  serialNos = [],
  warehouseId,
}: Schemas['AcceptanceItemInput']) {
  const pass = passQuantity ?? arriveQuantity;
  return { no, arriveQuantity, passQuantity: pass, problem: problem ?? null, serialNos, warehouseId: warehouseId ?? null };
}

/** So many assets one batch has at most, in thousandths: all of their numbers are shown with it. */
const mostAssets = 100_000_000n;
const assetLimit = { limit: fromThousandths(mostAssets) };

/**
 * Refuses lines that are not of the order, come twice, count more than is still to come or pass more than arrived, stores where the goods
 * must not go, and serial numbers that other goods have.
 * @param held what this acceptance holds already, in thousandths by line
 */
export async function refuseItems(
  items: readonly Item[],
  lines: readonly OrderLine[],
  acceptance: Key,
  context: Context,
  held: ReadonlyMap<number, bigint> = new Map(),
): Promise<void> {
  const stores = await storesOf(items, acceptance.companyId, context);
  const numbers = await serialRules(items, lines, acceptance, context);
  const faults = items.flatMap((item, index): BrokenRule[] => {
    const field = (name: string) => `items.${index}.${name}`;
    const line = lines.find(({ no }) => no === item.no);
    if (!line) return [{ field: field('no'), rule: 'exists' }];
    if (items.findIndex(({ no }) => no === item.no) < index) return [{ field: field('no'), rule: 'uniqueItems' }];
    const most = openQuantityOf(line) + (held.get(item.no) ?? 0n);
    const arrived = toThousandths(item.arriveQuantity);
    const store = item.warehouseId === null ? undefined : stores.get(item.warehouseId);
    return [
      ...(arrived > most ? [{ field: field('arriveQuantity'), rule: 'maximum', params: { limit: fromThousandths(most) } }] : []),
      ...pieceRule(field('arriveQuantity'), item.arriveQuantity, line.unit, line.quantity),
      ...pieceRule(field('passQuantity'), item.passQuantity, line.unit, line.quantity),
      ...(toThousandths(item.passQuantity) > arrived
        ? [{ field: field('passQuantity'), rule: 'maximum', params: { limit: fromThousandths(arrived) } }]
        : []),
      ...(item.warehouseId !== null && store === undefined ? [{ field: field('warehouseId'), rule: 'exists' }] : []),
      ...(store !== undefined && line.hazardous && store !== 'HAZARDOUS'
        ? [{ field: field('warehouseId'), rule: 'hazardousStore' }]
        : []),
      ...(line.fixedAsset && arrived > mostAssets
        ? [{ field: field('arriveQuantity'), rule: 'maximum', params: assetLimit }]
        : []),
    ];
  });
  if (faults.length + numbers.length > 0) throw invalid(...faults, ...numbers);
}

/** Returns the kinds of the enabled stores of the school that are named. */
async function storesOf(items: readonly Item[], companyId: string, { db }: Context): Promise<Map<string, string>> {
  const ids = [...new Set(items.flatMap(({ warehouseId }) => warehouseId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('warehouse')
    .select(['id', 'warehouseType'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, warehouseType }) => [id, warehouseType]));
}

/** Refuses lines of which something is missing before somebody looks at the goods, or signs for them. */
export function refuseIncomplete(items: readonly Item[], lines: readonly OrderLine[], project: ProjectRow): void {
  const faults = items.flatMap((item, index): BrokenRule[] => {
    const line = lines.find(({ no }) => no === item.no);
    const lacksStore = line !== undefined && needsEntry(line, project) && item.warehouseId === null;
    const lacksProblem = item.problem === null && toThousandths(item.passQuantity) < toThousandths(item.arriveQuantity);
    return [
      ...(lacksStore ? [{ field: `items.${index}.warehouseId`, rule: 'required' }] : []),
      ...(lacksProblem ? [{ field: `items.${index}.problem`, rule: 'required' }] : []),
    ];
  });
  if (faults.length > 0) throw invalid(...faults);
}

/** Replaces what arrived. Lines of which nothing came are left out. */
export async function storeItems(items: readonly Item[], { companyId, id }: Key, { db }: Context): Promise<void> {
  await db
    .deleteFrom('acceptanceItem')
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .execute();
  const rows = items
    .filter(({ arriveQuantity }) => toThousandths(arriveQuantity) > 0n)
    .map(({ serialNos, ...item }) => ({ ...item, companyId, acceptanceId: id, serialNos: JSON.stringify(serialNos) }));
  if (rows.length > 0) await db.insertInto('acceptanceItem').values(rows).execute();
}

/** What a batch changes in the lines of its order, in thousandths by line. */
export interface Counts {
  accepted?: ReadonlyMap<number, bigint>;
  inspected?: ReadonlyMap<number, bigint>;
}

/** Returns quantities in thousandths by line. */
export function countsOf(items: readonly Item[], field: 'arriveQuantity' | 'passQuantity'): Map<number, bigint> {
  return new Map(items.map((item) => [item.no, toThousandths(item[field])]));
}

/** Returns the same with the other sign. */
export function less(counts: ReadonlyMap<number, bigint>): Map<number, bigint> {
  return new Map([...counts].map(([no, quantity]) => [no, -quantity]));
}

/** Adds to what is accepted and inspected of the lines of an order. @returns the lines after it */
export async function addToLines(project: ProjectRow, { accepted, inspected }: Counts, context: Context): Promise<OrderLine[]> {
  const { companyId, id: projectId } = project;
  for (const line of await orderLinesOf(project, context)) {
    const [more, looked] = [accepted?.get(line.no) ?? 0n, inspected?.get(line.no) ?? 0n];
    if (more === 0n && looked === 0n) continue;
    await context.db
      .updateTable('orderLine')
      .set({
        acceptedQuantity: fromThousandths(toThousandths(line.acceptedQuantity) + more),
        inspectedQuantity: fromThousandths(toThousandths(line.inspectedQuantity) + looked),
      })
      .where((eb) => eb.and({ companyId, projectId, no: line.no }))
      .execute();
  }
  return orderLinesOf(project, context);
}

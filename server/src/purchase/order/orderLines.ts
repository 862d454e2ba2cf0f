import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import type { Insertable } from 'kysely';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Tables } from '#platform/db/tables.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import type { ProjectRow } from '../records/public.ts';
import { itemsOf } from '../request/public.ts';

type Reading = Pick<Moving, 'db'>;
type NewLine = Omit<Insertable<Tables['orderLine']>, 'companyId' | 'projectId'>;

/** What exactly is delivered. */
type LineTerm = { no: number; brand?: string | null | undefined; model?: string | null | undefined };

/** Returns the lines of an order from those of the request and the prices and brands of the winner. */
export async function orderLinesFrom(
  project: Pick<ProjectRow, 'companyId' | 'id'>,
  prices: readonly { no: number; unitPrice: string; lineTotal: string }[] | null,
  terms: { lines: readonly LineTerm[] } | null,
  context: Reading,
): Promise<NewLine[]> {
  const items = await itemsOf(project, context);
  return items.flatMap(({ itemName, quantity, unit, ...item }, index) => {
    const no = index + 1;
    const price = prices?.find((one) => one.no === no);
    const term = terms?.lines.find((one) => one.no === no);
    if (!price || itemName === null || quantity === null || unit === null) return [];
    const { spec, categoryCompanyId, categoryId } = item;
    const { brand = null, model = null } = term ?? {};
    const { unitPrice, lineTotal: amount } = price;
    return [{ no, itemName, spec, brand, model, categoryCompanyId, categoryId, quantity, unit, unitPrice, amount }];
  });
}

/** An award is final: its lines are those of the order. @returns the purchase with the amount of the order */
export async function storeOrder(
  project: ProjectRow,
  orderAmount: string,
  lines: readonly NewLine[],
  { db }: Reading,
): Promise<ProjectRow> {
  const { companyId, id } = project;
  await db
    .insertInto('orderLine')
    .values(lines.map((line) => ({ companyId, projectId: id, ...line })))
    .execute();
  await db
    .updateTable('project')
    .set({ orderAmount })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  return { ...project, orderAmount, hasOpenLines: true };
}

/** An award does not hold any more. @returns the purchase without an order */
export async function removeOrder(project: ProjectRow, { db }: Reading): Promise<ProjectRow> {
  const { companyId, id } = project;
  await db
    .deleteFrom('orderLine')
    .where((eb) => eb.and({ companyId, projectId: id }))
    .execute();
  await db
    .updateTable('project')
    .set({ orderAmount: null })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  return { ...project, orderAmount: null, hasOpenLines: false };
}

/** Returns the lines of an order with what their categories say about them, by number. */
export function orderLinesOf({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Reading) {
  return db
    .selectFrom('orderLine as line')
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'line.categoryCompanyId').onRef('category.id', '=', 'line.categoryId'),
    )
    .selectAll('line')
    .select((eb) => [
      'category.categoryName',
      eb.fn.coalesce('category.consumable', eb.lit(false)).as('consumable'),
      eb.fn.coalesce('category.fixedAsset', eb.lit(false)).as('fixedAsset'),
      eb.fn.coalesce('category.hazardous', eb.lit(false)).as('hazardous'),
    ])
    .where((eb) => eb.and({ 'line.companyId': companyId, 'line.projectId': id }))
    .orderBy('line.no')
    .execute();
}

export type OrderLine = Awaited<ReturnType<typeof orderLinesOf>>[number];

type Counted = Pick<OrderLine, 'quantity' | 'acceptedQuantity' | 'inspectedQuantity' | 'closedQuantity'>;

/** What of a line is still to come, in thousandths. */
export function openQuantityOf({ quantity, acceptedQuantity, inspectedQuantity, closedQuantity }: Counted): bigint {
  const [all, accepted, inspected, closed] = [quantity, acceptedQuantity, inspectedQuantity, closedQuantity].map(toThousandths);
  return (all as bigint) - (accepted as bigint) - (inspected as bigint) - (closed as bigint);
}

/** Worth of a part of a line: the whole line is worth its amount, so that no cent is lost. */
export function worthOf({ quantity, amount }: Pick<OrderLine, 'quantity' | 'amount'>, part: string): string {
  return fromCents((toCents(amount) * toThousandths(part)) / toThousandths(quantity));
}

/** Worth of what was accepted. */
export function acceptedAmountOf(lines: readonly OrderLine[]): string {
  return sumOf(lines.map((line) => worthOf(line, line.acceptedQuantity)));
}

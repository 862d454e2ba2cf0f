import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000);
const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * The stocks whose figures do not add up, with what is wrong. Always: what was put in and not taken out is there, and is worth what the
 * ledger says; the last entry tells both; and each entry has its line in a document that is done.
 */
export async function stockFaults(db: Kysely<Tables>): Promise<string[]> {
  const stocks = await db.selectFrom('stock').selectAll().execute();
  const flows = await db.selectFrom('stockFlow').selectAll().orderBy('time').orderBy('id').execute();
  const items = await db
    .selectFrom('stockDocumentItem as item')
    .innerJoin('stockDocument as document', (join) =>
      join.onRef('document.companyId', '=', 'item.companyId').onRef('document.id', '=', 'item.documentId'),
    )
    .select(['item.stockId', 'item.quantity', 'item.amount'])
    .where('document.status', '=', 'DONE')
    .execute();
  const [flowsOf, itemsOf] = [Map.groupBy(flows, ({ stockId }) => stockId), Map.groupBy(items, ({ stockId }) => String(stockId))];
  return stocks.flatMap((stock) => {
    const own = flowsOf.get(stock.id) ?? [];
    const lines = itemsOf.get(stock.id) ?? [];
    const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
    const signed = (value: (flow: (typeof own)[number]) => number) =>
      sum(own.map((flow) => (flow.direction === 'IN' ? value(flow) : -value(flow))));
    const last = own.at(-1);
    const faults = {
      quantity: signed(({ quantity }) => thousandths(quantity)) !== thousandths(stock.quantity),
      worth: signed(({ amount }) => cents(amount)) !== cents(stock.totalCost),
      balance: thousandths(last?.balance ?? '0') !== thousandths(stock.quantity),
      balanceWorth: cents(last?.worth ?? '0') !== cents(stock.totalCost),
      lines: sum(lines.map(({ quantity }) => thousandths(quantity))) !== signed(({ quantity }) => thousandths(quantity)),
      linesWorth: sum(lines.map(({ amount }) => cents(amount))) !== signed(({ amount }) => cents(amount)),
    };
    return Object.entries(faults).flatMap(([what, isWrong]) => (isWrong ? [`${stock.itemName}: ${what}`] : []));
  });
}

import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { reservedOf } from '#stock/documents/public.ts';

const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000);
const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

interface Line extends Selectable<Tables['stockDocumentItem']> {
  docType: string;
  status: string;
}

/**
 * The stocks whose figures do not add up, with what is wrong. Always: what was put in and not taken out is there, and is worth what the
 * ledger says; the last entry tells both; each entry has its line in a document that moves goods; and what is reserved is what the
 * documents keep that wait, with the requests for shared stock that are approved.
 */
export async function stockFaults(db: Kysely<Tables>): Promise<string[]> {
  const stocks = await db.selectFrom('stock').selectAll().execute();
  const flows = await db.selectFrom('stockFlow').selectAll().orderBy('time').orderBy('id').execute();
  const items: Line[] = await db
    .selectFrom('stockDocumentItem as item')
    .innerJoin('stockDocument as document', (join) =>
      join.onRef('document.companyId', '=', 'item.companyId').onRef('document.id', '=', 'item.documentId'),
    )
    .selectAll('item')
    .select(['document.docType', 'document.status'])
    .where('document.status', '<>', 'CANCELLED')
    .execute();
  const flowsOf = Map.groupBy(flows, ({ stockId }) => stockId);
  const movesOf = Map.groupBy(items.flatMap(movesOfLine), ({ stockId }) => stockId);
  const waiting = Map.groupBy(
    items.filter(({ status }) => status === 'TO_CONFIRM'),
    ({ stockId }) => String(stockId),
  );
  const approved = await db.selectFrom('sharedApply').selectAll().where('status', '=', 'APPROVED').execute();
  return stocks.flatMap((stock) => {
    const own = flowsOf.get(stock.id) ?? [];
    const moves = movesOf.get(stock.id) ?? [];
    const signed = (value: (flow: (typeof own)[number]) => number) =>
      sum(own.map((flow) => (flow.direction === 'IN' ? value(flow) : -value(flow))));
    const last = own.at(-1);
    const reserved = sum((waiting.get(stock.id) ?? []).map((line) => thousandths(reservedOf(line))));
    const promised = sum(
      approved.flatMap((apply) => (apply.stockId === stock.id ? thousandths(String(apply.approvedQuantity)) : [])),
    );
    const faults = {
      quantity: signed(({ quantity }) => thousandths(quantity)) !== thousandths(stock.quantity),
      worth: signed(({ amount }) => cents(amount)) !== cents(stock.totalCost),
      balance: thousandths(last?.balance ?? '0') !== thousandths(stock.quantity),
      balanceWorth: cents(last?.worth ?? '0') !== cents(stock.totalCost),
      lines: sum(moves.map(({ quantity }) => quantity)) !== signed(({ quantity }) => thousandths(quantity)),
      linesWorth: sum(moves.map(({ amount }) => amount)) !== signed(({ amount }) => cents(amount)),
      reserved: reserved + promised !== thousandths(stock.lockedQuantity),
    };
    return Object.entries(faults).flatMap(([what, isWrong]) => (isWrong ? [`${stock.itemName}: ${what}`] : []));
  });
}

interface Move {
  stockId: string;
  quantity: number;
  amount: number;
}

/** What a line has moved, in and out of which stock. */
function movesOfLine(line: Line): Move[] {
  const { docType, status, stockId, targetStockId, bookQuantity, receivedQuantity } = line;
  const [quantity, amount] = [thousandths(line.quantity), cents(line.amount)];
  const from = { stockId: String(stockId), quantity: -quantity, amount: -amount };
  if (docType === 'TRANSFER') {
    if (status === 'TO_CONFIRM') return [];
    const received = thousandths(receivedQuantity ?? '0');
    const worth = Math.round((amount * received) / quantity);
    return status === 'DONE' ? [from, { stockId: String(targetStockId), quantity: received, amount: worth }] : [from];
  }
  if (status !== 'DONE') return [];
  if (docType === 'OUT_USE' || docType === 'OUT_SHARED' || docType === 'SCRAP') return [from];
  if (docType !== 'CHECK') return [{ stockId: String(stockId), quantity, amount }];
  const difference = quantity - thousandths(bookQuantity ?? '0');
  return [{ stockId: String(stockId), quantity: difference, amount: difference < 0 ? -amount : amount }];
}

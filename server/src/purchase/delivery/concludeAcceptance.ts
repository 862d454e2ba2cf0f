import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { type OrderLine, orderLinesOf, worthOf } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { addToLines, countsOf, less, needsEntry } from './acceptanceItems.ts';
import { type AcceptanceRow, savedOf } from './acceptanceRows.ts';
import { enterIntoStores } from './enterIntoStores.ts';
import { type Item, itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';

/** So many characters the opinion has at least, if something passes against the no of a member. */
const wordsAgainst = 20;

const statusOf = { PASS: 'PASSED', PARTIAL: 'PARTIAL', FAIL: 'FAILED' } as const;

/** The leader concludes what the counts say: what passed is delivered, and goes to the stores; the rest is still to come. */
export async function concludeAcceptance(
  { path: { id }, body }: Input<'concludeAcceptance'>,
  context: Context,
): Promise<Output<'concludeAcceptance'>> {
  const { version, conclusion, opinion, rating } = body;
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('conclude', facts, relations);
  const items = await itemsOf(row, context);
  const before = await orderLinesOf(project, context);
  refuseConclusion(row, items, before, body);
  const after = await addToLines(
    project,
    { accepted: countsOf(items, 'passQuantity'), inspected: less(countsOf(items, 'arriveQuantity')) },
    context,
  );
  const acceptance = { companyId: row.companyId, id, acceptanceCode: String(row.acceptanceCode) };
  await enterIntoStores(project, acceptance, entriesOf(project, items, before, after), context);
  const rated = rating && { rating: JSON.stringify(rating) };
  const fields = { conclusion, opinion, acceptTime: context.now, ...rated };
  const step = acceptanceFlow.step('conclude', statusOf[conclusion]);
  const said = `${row.acceptanceCode} ${opinion}`;
  return savedOf(await takeAcceptanceStep(step, { row, project }, { said, fields }, context));
}

/** Returns what the counts say. */
function conclusionOf(items: readonly Item[]): Schemas['Conclusion'] {
  const [arrived, passed] = [sum(items, 'arriveQuantity'), sum(items, 'passQuantity')];
  if (passed === 0n) return 'FAIL';
  return passed === arrived ? 'PASS' : 'PARTIAL';
}

function sum(items: readonly Item[], field: 'arriveQuantity' | 'passQuantity'): bigint {
  return [...countsOf(items, field).values()].reduce((all, one) => all + one, 0n);
}

/** Whether nothing more is to come after this batch: then its conclusion rates the supplier. */
export function isLastBatch(items: readonly Item[], lines: readonly OrderLine[]): boolean {
  const passed = countsOf(items, 'passQuantity');
  return lines.every((line) => {
    const [all, accepted, closed] = [line.quantity, line.acceptedQuantity, line.closedQuantity].map(toThousandths);
    return (accepted as bigint) + (closed as bigint) + (passed.get(line.no) ?? 0n) === all;
  });
}

function refuseConclusion(
  { members }: AcceptanceRow,
  items: readonly Item[],
  lines: readonly OrderLine[],
  { conclusion, opinion, rating }: Schemas['Concluding'],
): void {
  const said = conclusionOf(items);
  const isAgainst = conclusion !== 'FAIL' && members.some(({ agree }) => agree === false);
  const isShort = isAgainst && [...opinion.trim()].length < wordsAgainst;
  const faults: BrokenRule[] = [
    ...(conclusion === said ? [] : [{ field: 'conclusion', rule: 'conclusion' }]),
    ...(isShort ? [{ field: 'opinion', rule: 'minLength', params: { limit: wordsAgainst } }] : []),
    ...(rating === undefined && isLastBatch(items, lines) ? [{ field: 'rating', rule: 'required' }] : []),
  ];
  if (faults.length > 0) throw invalid(...faults);
}

/** Returns what goes into the stores. A part of a line is worth what the line is worth with it, less what it was worth without. */
function entriesOf(project: ProjectRow, items: readonly Item[], before: readonly OrderLine[], after: readonly OrderLine[]) {
  return items.flatMap(({ no, passQuantity, serialNos, warehouseId }) => {
    const [line, earlier] = [after.find((one) => one.no === no), before.find((one) => one.no === no)];
    if (!line || !earlier || warehouseId === null || !needsEntry(line, project) || toThousandths(passQuantity) === 0n) return [];
    const worth = toCents(worthOf(line, line.acceptedQuantity)) - toCents(worthOf(earlier, earlier.acceptedQuantity));
    const { itemName, brand, model, spec, categoryCompanyId, categoryId, unit, unitPrice } = line;
    const quantity = fromThousandths(toThousandths(passQuantity));
    const goods = { no, itemName, brand, model, spec, categoryCompanyId, categoryId, unit, unitPrice };
    return [{ ...goods, quantity, amount: fromCents(worth), serialNos, warehouseId }];
  });
}

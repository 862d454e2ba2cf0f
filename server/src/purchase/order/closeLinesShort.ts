import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import {
  factsOf,
  lockedProject,
  moveProject,
  type ProjectRow,
  projectFlow,
  relationsOf,
  stepOf,
  tellApplicant,
} from '../records/public.ts';
import { completeIfDelivered, fulfilmentFields } from './fulfilmentFields.ts';
import { type OrderLine, openQuantityOf, orderLinesOf, worthOf } from './orderLines.ts';

/** The officer closes what will not be delivered any more. When nothing is to come, the purchase is completed. */
export async function closeLinesShort(
  { path: { id }, body: { version, lines: wanted, reason } }: Input<'closeLinesShort'>,
  context: Context,
): Promise<Output<'closeLinesShort'>> {
  const project = await lockedProject(id, version, context);
  projectFlow.check('closeShort', factsOf(project), relationsOf(project, context));
  const lines = await orderLinesOf(project, context);
  refuseLines(wanted, lines);
  refuseUnpaid(wanted, lines, project);
  for (const { no, quantity } of wanted) await close(project, lines, no, { quantity, reason }, context);
  const fields = await fulfilmentFields(project, context);
  const closed = await moveProject(
    projectFlow.step('closeShort'),
    project,
    { said: reason, fields },
    await callerOf(context),
    context,
  );
  await tellApplicant(closed, 'CLOSED_SHORT', context);
  return stepOf(await completeIfDelivered(closed, context), context);
}

type Short = Schemas['ShortLine'];

function refuseLines(wanted: readonly Short[], lines: readonly OrderLine[]): void {
  const faults = wanted.flatMap(({ no, quantity }, index): BrokenRule[] => {
    const line = lines.find((one) => one.no === no);
    if (!line) return [{ field: `lines.${index}.no`, rule: 'exists' }];
    if (wanted.findIndex((one) => one.no === no) < index) return [{ field: `lines.${index}.no`, rule: 'uniqueItems' }];
    const [closing, open] = [toThousandths(quantity), openQuantityOf(line)];
    const field = `lines.${index}.quantity`;
    if (closing === 0n) return [{ field, rule: 'minimum', params: { limit: '0.001' } }];
    return closing > open ? [{ field, rule: 'maximum', params: { limit: fromThousandths(open) } }] : [];
  });
  if (faults.length > 0) throw invalid(...faults);
}

/** What can still be accepted covers what is paid. */
function refuseUnpaid(wanted: readonly Short[], lines: readonly OrderLine[], { paidAmount }: ProjectRow): void {
  const left = lines.map((line) => {
    const closing = toThousandths(wanted.find(({ no }) => no === line.no)?.quantity ?? '0');
    return worthOf(line, fromThousandths(toThousandths(line.quantity) - toThousandths(line.closedQuantity) - closing));
  });
  if (compareMoney(sumOf(left), paidAmount) < 0) {
    throw invalid({ field: 'lines', rule: 'paid', params: { limit: paidAmount } });
  }
}

/** Closes all that has not come of an order. */
export async function closeOpenLines(project: ProjectRow, reason: string, context: Context): Promise<void> {
  const lines = await orderLinesOf(project, context);
  for (const line of lines) {
    const quantity = fromThousandths(openQuantityOf(line));
    if (openQuantityOf(line) > 0n) await close(project, lines, line.no, { quantity, reason }, context);
  }
}

async function close(
  { companyId, id: projectId }: ProjectRow,
  lines: readonly OrderLine[],
  no: number,
  { quantity, reason }: { quantity: string; reason: string },
  { db }: Context,
): Promise<void> {
  const before = toThousandths(lines.find((line) => line.no === no)?.closedQuantity ?? '0');
  await db
    .updateTable('orderLine')
    .set({ closedQuantity: fromThousandths(before + toThousandths(quantity)), closeReason: reason })
    .where((eb) => eb.and({ companyId, projectId, no }))
    .execute();
}

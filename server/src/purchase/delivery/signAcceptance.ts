import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { orderLinesOf } from '../order/public.ts';
import { logProject, type ProjectRow } from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { addToLines, countsOf, refuseIncomplete, refuseItems, storeItems, toItem } from './acceptanceItems.ts';
import { type AcceptanceRow, groupOf, savedOf } from './acceptanceRows.ts';
import { acceptanceRow, type Item, itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { takePhotos } from './saveAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';
import { tellOf } from './tellOfAcceptance.ts';

/**
 * A member signs, once. A signature alone does not raise the version, so that two members can sign at the same time; other counts do, and
 * void the signatures before.
 */
export async function signAcceptance(
  { path: { id }, body }: Input<'signAcceptance'>,
  context: Context,
): Promise<Output<'signAcceptance'>> {
  const { version, agree, opinion = null, items, photoIds = [], conflictDeclared } = body;
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('sign', facts, relations);
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  if (!agree && opinion === null) throw invalid({ field: 'opinion', rule: 'required' });
  if (photoIds.length > 0) await addPhotos(row, photoIds, context);
  const isChanged = items !== undefined && (await recount(project, row, items, context));
  await sign(row, { agree, opinion }, context);
  const said = `${row.acceptanceCode} ${agree ? '+' : '−'}${opinion === null ? '' : ` ${opinion}`}`;
  const step = acceptanceFlow.step('sign');
  if (isChanged) await takeAcceptanceStep(step, { row, project }, { said }, context);
  else await logProject(step.purchase.event, project, said.slice(0, 500), await callerOf(context), context);
  const signed = await acceptanceRow(row, context);
  if (groupOf(signed).every(({ signTime }) => signTime !== null)) {
    const leaders = groupOf(signed).filter(({ memberRole }) => memberRole === 'LEADER');
    await tellOf(
      signed,
      leaders.flatMap(({ userId }) => (userId === context.session.userId ? [] : [userId])),
      'CONCLUDE',
      context,
    );
  }
  return savedOf(signed);
}

async function addPhotos(row: AcceptanceRow, photoIds: readonly string[], context: Context): Promise<void> {
  const { companyId, id } = row;
  const before = await context.db
    .selectFrom('fileUse')
    .select('fileId')
    .where((eb) => eb.and({ entity: 'acceptance', companyId, rowId: id }))
    .execute();
  const all = [...new Set([...photoIds, ...before.map(({ fileId }) => fileId)])];
  if (all.length > 100) throw invalid({ field: 'photoIds', rule: 'maxItems', params: { limit: 100 } });
  await takePhotos(all, row, context);
}

/** Stores other counts; if quantities differ, those who have signed before sign again. @returns whether anything has changed */
async function recount(
  project: ProjectRow,
  row: AcceptanceRow,
  sent: readonly Schemas['AcceptanceItemInput'][],
  context: Context,
): Promise<boolean> {
  const before = await itemsOf(row, context);
  const after = merged(before, sent);
  const lines = await orderLinesOf(project, context);
  const held = countsOf(before, 'arriveQuantity');
  await refuseItems(after, lines, row, context, held);
  refuseIncomplete(after, lines, project);
  await storeItems(after, row, context);
  const counts = (items: readonly Item[]) =>
    items
      .filter(({ arriveQuantity }) => toThousandths(arriveQuantity) > 0n)
      .sort((one, other) => one.no - other.no)
      .map(({ no, arriveQuantity, passQuantity }) => [no, ...[arriveQuantity, passQuantity].map(toThousandths)].join(' '))
      .join(',');
  if (counts(before) === counts(after)) return false;
  const arrived = countsOf(after, 'arriveQuantity');
  const inspected = new Map(lines.map(({ no }) => [no, (arrived.get(no) ?? 0n) - (held.get(no) ?? 0n)]));
  await addToLines(project, { inspected }, context);
  await voidSignatures(row, context);
  return true;
}

/** The lines as they were, with those that were sent; what a sent line leaves out stays. */
function merged(before: readonly Item[], sent: readonly Schemas['AcceptanceItemInput'][]): Item[] {
  const changed = sent.map((item) => {
    const known = before.find(({ no }) => no === item.no);
    const { serialNos = known?.serialNos, warehouseId = known?.warehouseId ?? null, problem, ...counts } = item;
    const isWhole = item.passQuantity === undefined || toThousandths(item.passQuantity) === toThousandths(item.arriveQuantity);
    const wrong = problem ?? (isWhole ? undefined : (known?.problem ?? undefined));
    return toItem({ ...counts, warehouseId, ...(serialNos && { serialNos }), ...(wrong !== undefined && { problem: wrong }) });
  });
  const plainBefore = before.map((item) => {
    const [arriveQuantity, passQuantity] = [item.arriveQuantity, item.passQuantity].map((one) =>
      fromThousandths(toThousandths(one)),
    );
    return { ...item, arriveQuantity: String(arriveQuantity), passQuantity: String(passQuantity) };
  });
  const rest = plainBefore.filter(({ no }) => !sent.some((item) => item.no === no));
  // Those that were sent come first, so that a refusal names their place in the request.
  return [...changed, ...rest];
}

async function voidSignatures(row: AcceptanceRow, context: Context): Promise<void> {
  const { companyId, id } = row;
  await context.db
    .updateTable('acceptanceMember')
    .set({ agree: null, opinion: null, signTime: null })
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .where('replacedByName', 'is', null)
    .execute();
  const signed = groupOf(row).flatMap(({ userId, signTime }) => (signTime === null ? [] : [userId]));
  await tellOf(row, signed, 'AGAIN', context);
}

async function sign(
  { companyId, id }: AcceptanceRow,
  said: { agree: boolean; opinion: string | null },
  { db, session, now }: Context,
): Promise<void> {
  await db
    .updateTable('acceptanceMember')
    .set({ ...said, signTime: now })
    .where((eb) => eb.and({ companyId, acceptanceId: id, userId: session.userId }))
    .execute();
}

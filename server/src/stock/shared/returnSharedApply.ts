import type { Input, Output } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { shareStock } from '#ledger/moves/shareStock.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { linesOf } from '../documents/public.ts';
import { leftOf, shareOf } from '../goods/public.ts';
import { type ApplyRow, applyRelations, returnsOf, sumOfReturns } from './applyRows.ts';
import { lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { sharedDocument } from './sharedDocument.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/**
 * A keeper takes back all or some of what was lent. What is damaged is in store, for the keeper to write off, but is not shared; what is
 * lost does not come back. Everything is worth what it was when it was issued.
 */
export async function returnSharedApply(
  { path: { id }, body }: Input<'returnSharedApply'>,
  context: Context,
): Promise<Output<'returnSharedApply'>> {
  const { apply, stock } = await lockedApply(id, context);
  sharedApplyFlow.check('return', apply, applyRelations(apply, context));
  const { companyId, stockId } = apply;
  const { quantity, condition, reason = null } = body;
  if (condition !== 'GOOD' && reason === null) throw invalid({ field: 'reason', rule: 'required' });
  if (toThousandths(quantity) === 0n) throw invalid({ field: 'quantity', rule: 'minimum', params: { limit: '0.001' } });
  const before = await returnsOf([id], context);
  const out = toThousandths(String(apply.approvedQuantity)) - toThousandths(sumOfReturns(before));
  const left = out - toThousandths(quantity);
  if (left < 0n) throw invalid({ field: 'quantity', rule: 'issued', params: { limit: fromThousandths(out) } });
  const amount = await worthOfReturn(apply, { quantity, isLast: left === 0n, gone: before.map((one) => one.amount) }, context);
  const isBack = condition !== 'LOST';
  const document = isBack ? await sharedDocument({ apply, stock }, { quantity, amount }, context) : null;
  if (condition === 'GOOD') await shareStock({ companyId, stockId, quantity }, context);
  await context.db
    .insertInto('sharedReturn')
    .values({
      companyId,
      applyId: id,
      no: before.length + 1,
      quantity,
      amount,
      condition,
      reason,
      documentId: document?.documentId ?? null,
      returnByName: context.session.userName,
      returnTime: context.now,
    })
    .execute();
  // What comes back had come.
  const receiveTime = apply.receiveTime ?? context.now;
  const step = sharedApplyFlow.step('return', left === 0n ? 'RETURNED' : 'RECEIVED');
  return takeApplyStep(step, apply, { receiveTime }, context);
}

/** What goods that come back are worth: their share of the issue, the last of them what is left of it. */
async function worthOfReturn(
  { companyId, documentId, approvedQuantity }: ApplyRow,
  { quantity, isLast, gone }: { quantity: string; isLast: boolean; gone: readonly string[] },
  context: Context,
): Promise<string> {
  const [line] = await linesOf({ companyId, id: String(documentId) }, context);
  const amount = String(line?.amount);
  return isLast ? leftOf(amount, sumOf(gone)) : shareOf(amount, quantity, String(approvedQuantity));
}

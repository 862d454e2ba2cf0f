import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { stockDocumentFlow } from './stockDocumentFlow.ts';
import { takeDocumentStep } from './takeDocumentStep.ts';

/** A document that is not confirmed is given up: its lines are settled without having moved, and nothing is reserved for it any more. */
export async function cancelStockDocument(
  { path: { id }, body }: Input<'cancelStockDocument'>,
  context: Context,
): Promise<Output<'cancelStockDocument'>> {
  const { version, reason } = body;
  const locked = await lockedDocument(id, version, context);
  stockDocumentFlow.check('cancel', locked.document, relationsOf(locked.document, context), body);
  const taken = { said: reason, fields: { cancelReason: reason } };
  return takeDocumentStep(stockDocumentFlow.step('cancel'), locked, taken, context);
}

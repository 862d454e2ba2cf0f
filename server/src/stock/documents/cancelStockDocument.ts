import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { releaseReserved } from './postDocument.ts';
import { changeDocument, settlePurchase } from './settleDocument.ts';
import { stockDocumentFlow } from './stockDocumentFlow.ts';

/** A document that is not confirmed is given up: its lines are settled without having moved, and nothing is reserved for it any more. */
export async function cancelStockDocument(
  { path: { id }, body }: Input<'cancelStockDocument'>,
  context: Context,
): Promise<Output<'cancelStockDocument'>> {
  const { version, reason } = body;
  const { project, document } = await lockedDocument(id, version, 'cancelEntry', context);
  stockDocumentFlow.check('cancel', document, relationsOf(document, context), body);
  await releaseReserved(document, context);
  const saved = await changeDocument(document, { status: 'CANCELLED', cancelReason: reason }, context);
  if (project !== null) await settlePurchase(project, 'cancelEntry', reason, context);
  return saved;
}

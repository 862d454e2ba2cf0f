import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { changeDocument, settlePurchase } from './settleDocument.ts';
import { stockDocumentFlow } from './stockDocumentFlow.ts';

/** A keeper gives up a document that is not confirmed: its lines are settled without having been in the store. */
export async function cancelStockDocument(
  { path: { id }, body }: Input<'cancelStockDocument'>,
  context: Context,
): Promise<Output<'cancelStockDocument'>> {
  const { version, reason } = body;
  const { project, document } = await lockedDocument(id, version, 'cancelEntry', context);
  stockDocumentFlow.check('cancel', document, relationsOf(document, context), body);
  const saved = await changeDocument(document, { status: 'CANCELLED', cancelReason: reason }, context);
  if (project !== null) await settlePurchase(project, 'cancelEntry', reason, context);
  return saved;
}

import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import { type DocumentRow, relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { linesOf, postDocument } from './postDocument.ts';
import { changeDocument, settlePurchase } from './settleDocument.ts';
import { needsSecond, stockDocumentFlow } from './stockDocumentFlow.ts';
import { storePlaces } from './storePlaces.ts';
import { tellConfirmers } from './tellConfirmers.ts';

const steps = ['confirmFirst', 'confirm', 'approve', 'send', 'receiveFirst', 'receive'] as const;

/** Somebody says that the goods of a document have moved. The second of two keepers, where hazardous goods need both, ends it. */
export async function confirmStockDocument(
  { path: { id }, body: { version, items = [], lossReason } }: Input<'confirmStockDocument'>,
  context: Context,
): Promise<Output<'confirmStockDocument'>> {
  const { project, document } = await lockedDocument(id, version, 'confirmEntry', context);
  const { userId, userName } = context.session;
  const relations = relationsOf(document, context);
  const step = stockDocumentFlow.firstOf(steps, document);
  refuseSamePerson(document, relations, userId);
  stockDocumentFlow.check(step, document, relations);
  await storePlaces(document, items, context);
  const first = { firstConfirmUserId: userId, firstConfirmUserName: userName };
  if (step === 'confirmFirst') return changeDocument(document, first, context);
  if (step === 'send') {
    await checkReceiver(document, context);
    await postDocument(document, document.deptId, context);
    const sent = { sentById: userId, sentByName: userName, sentTime: context.now };
    // Of the other store two keepers are needed anew.
    const anew = { firstConfirmUserId: null, firstConfirmUserName: null };
    const saved = await changeDocument(document, { status: 'IN_TRANSIT', ...sent, ...anew }, context);
    await tellConfirmers(document, context);
    return saved;
  }
  const loss = document.status === 'IN_TRANSIT' ? await lossOf(document, lossReason, context) : {};
  if (step === 'receiveFirst') return changeDocument(document, { ...first, ...loss }, context);
  await postDocument(document, project?.deptId ?? document.deptId, context);
  const done = { status: 'DONE' as const, confirmUserName: userName, confirmTime: context.now };
  const saved = await changeDocument(document, { ...done, ...loss }, context);
  if (project !== null) await settlePurchase(project, 'confirmEntry', document.docCode, context);
  return saved;
}

/** @throws Failure `ownDocument`, `ownDispatch` or `samePerson`: two people are needed, and the caller was the first of them */
function refuseSamePerson(document: DocumentRow, relations: ReturnType<typeof relationsOf>, userId: string): void {
  const { status, draftedById, firstConfirmUserId, sentById, hasHazardous } = document;
  if (status === 'IN_TRANSIT') {
    if (relations.isReceiver && !hasHazardous && sentById === userId) throw new Failure('ownDispatch');
    if (relations.isReceiver && firstConfirmUserId === userId) throw new Failure('samePerson');
    return;
  }
  if (needsSecond(document) && draftedById === userId) throw new Failure('ownDocument');
  if (relations.isKeeper && firstConfirmUserId === userId)
    throw new Failure(draftedById === userId ? 'ownDocument' : 'samePerson');
}

/** @throws Failure `noReceiver` if the caller alone keeps the other store: goods on their way could be neither received nor called back */
async function checkReceiver({ companyId, targetWarehouseId }: DocumentRow, { db, session }: Context): Promise<void> {
  const other = await db
    .selectFrom('warehouseKeeper')
    .select('userId')
    .where((eb) => eb.and({ companyId, warehouseId: String(targetWarehouseId) }))
    .where('userId', '<>', session.userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Failure('noReceiver');
}

/** @throws Failure `invalid` with rule `required` if not everything arrived and nobody says why */
async function lossOf(
  document: DocumentRow,
  said: string | undefined,
  context: Context,
): Promise<{ lossReason?: string | null }> {
  const lines = await linesOf(document, context);
  const isShort = lines.some(
    ({ quantity, receivedQuantity }) => receivedQuantity !== null && toThousandths(receivedQuantity) < toThousandths(quantity),
  );
  if (!isShort) return { lossReason: null };
  const lossReason = said ?? document.lossReason;
  if (lossReason === null) throw invalid({ field: 'lossReason', rule: 'required' });
  return { lossReason };
}

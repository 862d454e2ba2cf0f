import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import { type DocumentRow, relationsOf } from './documentRows.ts';
import { lockedDocument } from './lockedDocument.ts';
import { linesOf } from './postDocument.ts';
import { needsSecond, stockDocumentFlow } from './stockDocumentFlow.ts';
import { storePlaces } from './storePlaces.ts';
import { takeDocumentStep } from './takeDocumentStep.ts';

const steps = ['confirmFirst', 'confirm', 'approve', 'send', 'receiveFirst', 'receive'] as const;

/** Somebody says that the goods of a document have moved. The second of two keepers, where hazardous goods need both, ends it. */
export async function confirmStockDocument(
  { path: { id }, body: { version, items = [], lossReason } }: Input<'confirmStockDocument'>,
  context: Context,
): Promise<Output<'confirmStockDocument'>> {
  const locked = await lockedDocument(id, version, context);
  const { document } = locked;
  const relations = relationsOf(document, context);
  const name = stockDocumentFlow.firstOf(steps, document);
  refuseSamePerson(document, relations, context.session.userId);
  stockDocumentFlow.check(name, document, relations);
  await storePlaces(document, items, context);
  if (name === 'send') await checkReceiver(document, context);
  const loss = document.status === 'IN_TRANSIT' ? await lossOf(document, lossReason, context) : {};
  const taken = { said: document.docCode, fields: { ...signedBy(context)[name], ...loss } };
  return takeDocumentStep(stockDocumentFlow.step(name), locked, taken, context);
}

/** What each step says about the one who takes it. */
function signedBy({ session: { userId, userName }, now }: Context) {
  const first = { firstConfirmUserId: userId, firstConfirmUserName: userName };
  const done = { confirmUserName: userName, confirmTime: now };
  const sent = { sentById: userId, sentByName: userName, sentTime: now };
  // Of the other store two keepers are needed anew.
  const anew = { firstConfirmUserId: null, firstConfirmUserName: null };
  return {
    confirmFirst: first,
    confirm: done,
    approve: done,
    send: { ...sent, ...anew },
    receiveFirst: first,
    receive: done,
  };
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

import type { Client, Schemas } from '@campus-procurement/sdk';
import { hourMs, isoTime } from '@campus-procurement/sdk/time';
import type { TestApp, TestClient } from '../startApp.ts';
import { aCategoryThat, aLargerPurchase, aSharedCard, buyers, largerInput, ownersAlone } from './aPurchase.ts';
import { anApprovedSupplier, type Supplier } from './aSupplier.ts';
import { pdf } from './contents.ts';

/** Those who have a part in biddings: the buyers, the officer who takes everything, and three suppliers that sell what is asked for. */
export async function bidders(app: TestApp, count = 3) {
  const people = await buyers(app);
  await ownersAlone(app.database.db);
  const categoryId = await aCategoryThat(
    people.applicant,
    ({ purchaseType, centralCatalogue, fixedAsset }) => purchaseType === 'GOODS' && fixedAsset && !centralCatalogue,
  );
  const suppliers: Supplier[] = [];
  for (let made = 0; made < count; made += 1) suppliers.push(await aBidder(app, categoryId));
  const cardId = await aSharedCard(people.finance, '9000000.00');
  return { ...people, categoryId, cardId, suppliers };
}

export type Bidders = Awaited<ReturnType<typeof bidders>>;

let count = 0;

/** An approved supplier that sells a category and is related to no other one. */
export async function aBidder(app: TestApp, categoryId: string): Promise<Supplier> {
  const supplier = await anApprovedSupplier(app);
  count += 1;
  const { db } = app.database;
  const key = { companyId: '1001', supplierId: supplier.id };
  const category = await db
    .selectFrom('goodsCategory')
    .select('companyId')
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('supplierCategory')
    .values({ ...key, categoryCompanyId: category.companyId, categoryId })
    .execute();
  await db
    .updateTable('supplier')
    .set({ legalPerson: `Legal Person ${count}` })
    .where('id', '=', supplier.id)
    .execute();
  return supplier;
}

/** A purchase that is approved and has officer1 as its officer. */
export async function anOfficersPurchase(
  { applicant, approver, officer, witness, finance, cardId, categoryId }: Bidders,
  amount = '60000.00',
  changes: Schemas['ProjectInput'] = {},
): Promise<Schemas['ProjectDetail']> {
  const input = { ...largerInput(cardId, categoryId, amount), ...changes };
  const { id, officerId, version } = await aLargerPurchase({ applicant, approver, officer, witness, finance }, 'APPROVED', input);
  if (officerId === null) await officer.projects.receiveProject({ path: { id }, body: { version } });
  return officer.projects.getProjectDetail({ path: { id } });
}

/** A window that the rules allow, from now on, at most 72 hours and those that are not worked. */
export function aWindow(app: TestApp, hours = 72): { bidStartTime: string; bidEndTime: string } {
  return { bidStartTime: isoTime(app.clock.now), bidEndTime: isoTime(new Date(app.clock.now.getTime() + hours * hourMs)) };
}

/** An announced purchase that officer1 handles. The clock must be in working time. */
export async function aBidding(
  app: TestApp,
  people: Bidders,
  {
    amount,
    changes,
    ...more
  }: { amount?: string; changes?: Schemas['ProjectInput'] } & Partial<Schemas['BiddingPublication']> = {},
): Promise<Schemas['ProjectDetail']> {
  const { id, version } = await anOfficersPurchase(people, amount, changes);
  await people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version, ...more } });
  return people.officer.projects.getProjectDetail({ path: { id } });
}

/** What a supplier sends to take part. Nobody else has its phone. */
export function joining(): Schemas['Joining'] {
  count += 1;
  const contact = { contactName: 'Ma Xiaodong', contactPhone: `1880000${1000 + count}` };
  return { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true };
}

/** A quote for a purchase of one line. */
export function quoteInput(unitPrice: string, changes: Partial<Schemas['QuoteInput']> = {}): Schemas['QuoteInput'] {
  return {
    lines: [{ no: 1, brand: 'Huke', model: 'LX-20', manufacturer: 'Huke Instruments', response: 'As asked for', unitPrice }],
    deliveryDays: 30,
    warrantyMonths: 24,
    paymentAccepted: true,
    ...changes,
  };
}

/** A supplier uploads a file for its quote. */
export function uploadForQuote(
  client: Client,
  projectId: string,
  content: Uint8Array = pdf(),
  name = 'proposal.pdf',
): Promise<Schemas['FileInfo']> {
  return client.files.uploadFile({ body: { bizType: 'QUOTE', projectId, file: new File([content as BlobPart], name) } });
}

/** A supplier joins a bidding and quotes. @returns the receipt */
export async function quote(client: TestClient, projectId: string, unitPrice: string): Promise<Schemas['QuoteReceipt']> {
  await client.supplierBidding.joinBidding({ path: { projectId }, body: joining() });
  return client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput(unitPrice) });
}

/** The suppliers join a bidding and quote, the first one the first price, and so on. */
export async function quotes(people: Bidders, projectId: string, unitPrices: string[]): Promise<Schemas['QuoteReceipt'][]> {
  const receipts: Schemas['QuoteReceipt'][] = [];
  for (const [index, unitPrice] of unitPrices.entries()) {
    receipts.push(await quote((people.suppliers[index] as Supplier).client, projectId, unitPrice));
  }
  return receipts;
}

/** Moves the clock behind the end of a bidding, and lets happen what is due. Sessions may have ended then: log in again. */
export async function closeBidding(app: TestApp, { nextTime }: Pick<Schemas['ProjectDetail'], 'nextTime'>): Promise<void> {
  app.clock.advance(Date.parse(String(nextTime)) + 2_000 - app.clock.now.getTime());
  await app.sweepDue();
}

import { sql } from 'kysely';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import { paymentCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';

type Key = { companyId: string; id: string };
type Account = { bankName: string | null; bankAccount: string | null };

/** Whether two accounts are the same, whatever spaces were typed. */
export function isSameAccount(one: Account, other: { [Field in keyof Account]?: Account[Field] | undefined }): boolean {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, '');
  return plain(one.bankName) === plain(other.bankName) && plain(one.bankAccount) === plain(other.bankAccount);
}

/**
 * The account in the profile of a supplier is reviewed with it: new purchases are paid to it, and those who handle and pay running ones, which
 * keep their account, are told.
 */
export async function reviewAccount({ companyId, id }: Key, context: Context): Promise<void> {
  const { db, now } = context;
  const supplier = await db
    .selectFrom('supplier')
    .select(['companyName', 'bankName', 'bankAccount', 'reviewedBankName', 'reviewedBankAccount'])
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  const before = { bankName: supplier.reviewedBankName, bankAccount: supplier.reviewedBankAccount };
  if (supplier.bankAccount === null || isSameAccount(supplier, before)) return;
  await db
    .updateTable('supplier')
    .set({ reviewedBankName: supplier.bankName, reviewedBankAccount: supplier.bankAccount, accountReviewTime: now })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  await tellOfRunning({ companyId, id }, supplier.companyName, context);
}

/** Tells the officers of the running purchases that are paid to a supplier, and those who pay them. */
async function tellOfRunning({ companyId, id }: Key, supplierName: string, { db, now }: Context): Promise<void> {
  const running = await db
    .selectFrom('project')
    .select(['id', 'projectName', 'officerId'])
    .where((eb) => eb.and({ companyId, payeeSupplierId: id }))
    .where('status', 'in', ['AWARDED', 'EXECUTING', 'COMPLETED'])
    // A later account is of no use where nothing is to be paid any more.
    .where(sql<boolean>`(actual_amount is null or paid_amount < actual_amount)`)
    .orderBy('id')
    .execute();
  if (running.length === 0) return;
  const payers = (await holdersOf(db, paymentCode, companyId)).filter((holder) => holder.companyId === companyId);
  for (const { id: projectId, projectName: title, officerId } of running) {
    const userIds = new Set([...payers.map(({ userId }) => userId), ...(officerId === null ? [] : [officerId])]);
    const to = [...userIds].map((userId) => ({ companyId, userId }));
    const params = { title, supplierName };
    await sendMessage(db, { to, sceneCode: 'PAYEE_ACCOUNT', params, biz: { type: 'PROJECT', id: projectId } }, now);
  }
}

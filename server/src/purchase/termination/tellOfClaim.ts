import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';

type Telling = Pick<Context, 'db' | 'now'>;
type Notice = 'DEFAULT_ENDED' | 'DEFAULT_REJECTED' | 'REFUNDED' | 'REFUND_REVERSED' | 'WRITTEN_OFF' | 'WRITE_OFF_REJECTED';

/** Tells the applicant and the officer of a purchase what became of its order, or of the claim against its supplier. */
export async function tellBuyersOfClaim(
  { companyId, id, applicantId, officerId, projectName: title, applicantName, amount, orderAmount }: ProjectRow,
  notice: Notice,
  reason: string,
  { db, now }: Telling,
): Promise<void> {
  const biz = { type: 'PROJECT' as const, id };
  const applicant = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to: applicant, sceneCode: 'PROJECT_NOTICE', params: { title, notice }, biz }, now);
  const officers = officerId === null ? [] : [{ companyId, userId: officerId }];
  const params = { title, applicantName, amount: orderAmount ?? amount, notice, reason };
  await sendMessage(db, { to: officers, sceneCode: 'OFFICER_NOTICE', params, biz }, now);
}

/** Tells the supplier that its order has ended, with what it has to refund, or that a refund has arrived or was reversed. */
export async function tellSupplierOfClaim(
  { companyId, id, payeeSupplierId, projectName: title }: ProjectRow,
  notice: 'DEFAULTED' | 'CLAIMED' | 'REFUNDED' | 'REFUND_REVERSED',
  amount: string,
  { db, now }: Telling,
): Promise<void> {
  if (payeeSupplierId === null) return;
  const { userId } = await db
    .selectFrom('supplier')
    .select('userId')
    .where((eb) => eb.and({ companyId, id: payeeSupplierId }))
    .executeTakeFirstOrThrow();
  const to = userId === null ? [] : [{ companyId, userId }];
  const params = { title, notice, reason: notice === 'DEFAULTED' ? '' : amount };
  await sendMessage(db, { to, sceneCode: 'BIDDING_RESULT', params, biz: { type: 'PROJECT', id } }, now);
}

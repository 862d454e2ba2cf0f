import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';
import type { StoredContract } from './lockedContract.ts';

type Telling = Pick<Context, 'db' | 'now'>;

/** Tells the applicant and the officer of a purchase what became of its contract. */
export async function tellBuyers(
  project: ProjectRow,
  notice: 'CONTRACT_APPROVED' | 'CONTRACT_REJECTED' | 'CONTRACT_SIGNED',
  reason: string,
  { db, now }: Telling,
): Promise<void> {
  const { companyId, id, applicantId, officerId, projectName: title, applicantName, amount } = project;
  const biz = { type: 'PROJECT' as const, id };
  const applicant = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to: applicant, sceneCode: 'PROJECT_NOTICE', params: { title, notice }, biz }, now);
  // Who registers the signing need not be told of it.
  const officers = officerId === null || notice === 'CONTRACT_SIGNED' ? [] : [{ companyId, userId: officerId }];
  const params = { title, applicantName, amount: project.orderAmount ?? amount, notice, reason };
  await sendMessage(db, { to: officers, sceneCode: 'OFFICER_NOTICE', params, biz }, now);
}

/** Tells the supplier that the contract is signed. */
export async function tellWinner(
  { id, projectName: title }: ProjectRow,
  { companyId, supplierId, contractCode }: StoredContract,
  { db, now }: Telling,
): Promise<void> {
  const { userId } = await db
    .selectFrom('supplier')
    .select('userId')
    .where((eb) => eb.and({ companyId, id: supplierId }))
    .executeTakeFirstOrThrow();
  const to = userId === null ? [] : [{ companyId, userId }];
  const params = { title, notice: 'SIGNED', reason: contractCode ?? '' };
  await sendMessage(db, { to, sceneCode: 'BIDDING_RESULT', params, biz: { type: 'PROJECT', id } }, now);
}

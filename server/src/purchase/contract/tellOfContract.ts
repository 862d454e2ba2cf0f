import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';
import type { StoredContract } from './lockedContract.ts';

type Telling = Pick<Context, 'db' | 'now'>;

const notices = { TO_SIGN: 'CONTRACT_APPROVED', REJECTED: 'CONTRACT_REJECTED', EXECUTING: 'CONTRACT_SIGNED' } as const;

/** Tells the applicant and the officer of a purchase what became of its contract: it is approved, rejected or signed. */
export async function tellBuyers(
  project: ProjectRow,
  { status, rejectReason }: StoredContract,
  { db, now }: Telling,
): Promise<void> {
  const notice = notices[status as keyof typeof notices];
  const { companyId, id, applicantId, officerId, projectName: title, applicantName, amount } = project;
  const biz = { type: 'PROJECT' as const, id };
  const applicant = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to: applicant, sceneCode: 'PROJECT_NOTICE', params: { title, notice }, biz }, now);
  // Who registers the signing need not be told of it.
  const officers = officerId === null || notice === 'CONTRACT_SIGNED' ? [] : [{ companyId, userId: officerId }];
  const params = { title, applicantName, amount: project.orderAmount ?? amount, notice, reason: rejectReason ?? '' };
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

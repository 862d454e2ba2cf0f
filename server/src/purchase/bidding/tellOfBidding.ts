import type { Context } from '#platform/context/context.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';
import type { Recipient, SealedRecipient } from '#platform/inbox/message.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';

/** So many recipients one message has at most. */
export const mostAtOnce = 1000;

type Telling = Pick<Context, 'db' | 'now'>;

/** Whom a message about a bidding goes to. */
export interface Told {
  supplier: { userId: string | null };
  /** Set: nothing may tell that this supplier takes part. */
  sealedMark: string | null;
}

/** Addresses a message: to the account of a supplier, or as long as it is sealed who has joined, to its mark. */
export function addressed(companyId: string, told: readonly Told[]): (Recipient | SealedRecipient)[] {
  return told.flatMap(({ supplier: { userId }, sealedMark }): (Recipient | SealedRecipient)[] => {
    if (sealedMark !== null) return [{ companyId, userId: null, bidderMark: sealedMark }];
    return userId === null ? [] : [{ companyId, userId }];
  });
}

/** Tells bidders what became of the bidding or of their quotes. */
export async function tellBidders(
  bidders: readonly Told[],
  { companyId, id, projectName: title }: ProjectRow,
  notice: keyof Messages['biddingResult'],
  reason: string,
  { db, now }: Telling,
): Promise<void> {
  const to = addressed(companyId, bidders);
  for (let from = 0; from < to.length; from += mostAtOnce) {
    const some = to.slice(from, from + mostAtOnce);
    const params = { title, notice, reason };
    await sendMessage(db, { to: some, sceneCode: 'BIDDING_RESULT', params, biz: { type: 'PROJECT', id } }, now);
  }
}

/** Tells the applicant and the officer of a purchase what is to be done. @param others who is told as the officer is */
export async function tellBuyers(
  project: ProjectRow,
  notice: keyof Messages['projectNotice'] & keyof Messages['officerNotice'],
  { reason = '', others = [] }: { reason?: string; others?: readonly string[] },
  { db, now }: Telling,
): Promise<void> {
  const { companyId, id, applicantId, officerId, projectName: title, applicantName, amount } = project;
  const biz = { type: 'PROJECT' as const, id };
  const applicant = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to: applicant, sceneCode: 'PROJECT_NOTICE', params: { title, notice }, biz }, now);
  const officers = [...(officerId === null ? [] : [officerId]), ...others].map((userId) => ({ companyId, userId }));
  const params = { title, applicantName, amount, notice, reason };
  await sendMessage(db, { to: officers, sceneCode: 'OFFICER_NOTICE', params, biz }, now);
}

import type { Context } from '../../context/context.ts';
import { say } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/zhCN.ts';
import { sendMessage } from '../../inbox/sendMessage.ts';
import type { ProjectRow } from '../projects/public.ts';
import type { Bidder } from './biddingRound.ts';

/** So many recipients one message has at most. */
export const mostAtOnce = 1000;

type Telling = Pick<Context, 'db' | 'now'>;

/** Returns a sentence that is stored: in Chinese, as notices are. */
export function stored(key: keyof Messages['biddingText'], params: Record<string, string> = {}): string {
  return say('zh-CN', 'biddingText', key, params);
}

/** Tells bidders what became of the bidding or of their quotes. */
export async function tellBidders(
  bidders: readonly (Pick<Bidder, 'companyId'> & { supplier: Pick<Bidder['supplier'], 'userId'> })[],
  { id, projectName: title }: ProjectRow,
  notice: keyof Messages['biddingResult'],
  reason: string,
  { db, now }: Telling,
): Promise<void> {
  const to = bidders.flatMap(({ companyId, supplier: { userId } }) => (userId === null ? [] : [{ companyId, userId }]));
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

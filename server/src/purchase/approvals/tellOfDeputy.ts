import type { Context } from '#platform/context/context.ts';
import type { Params } from '#platform/i18n/language.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';

type Event = 'NAMED' | 'ENDED' | 'APPROVED' | 'REJECTED' | 'RETURNED';

/** Tells a deputy that somebody has named them, or who is represented what a deputy has decided. */
export async function tellOfDeputy(
  userId: string,
  event: { kind: Event; title: string; biz: { type: 'DEPUTY' | 'APPROVAL'; id: string } },
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
): Promise<void> {
  const { kind, title, biz } = event;
  const params: Params = { kind, title, name: session.userName };
  await sendMessage(db, { to: [{ companyId: session.companyId, userId }], sceneCode: 'APPROVAL_DEPUTY', params, biz }, now);
}

import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import { reviewCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { Exposure } from './changeExposure.ts';

/** Sends messages about an exposure that the caller publishes to the supplier and to users who review suppliers. */
export async function tellOfExposure(exposure: Exposure, { db, session, now }: Context): Promise<void> {
  const { companyId, id, supplierId, exposureCode, level } = exposure;
  const { companyName, userId } = await db
    .selectFrom('supplier')
    .select(['companyName', 'userId'])
    .where((eb) => eb.and({ companyId, id: supplierId }))
    .executeTakeFirstOrThrow();
  const reviewers = await holdersOf(db, reviewCode, companyId);
  const others = reviewers.filter((reviewer) => reviewer.userId !== session.userId);
  const to = userId === null ? others : [...others, { companyId, userId }];
  const params = { companyName, exposureCode, level };
  await sendMessage(db, { to, sceneCode: 'EXPOSURE', params, biz: { type: 'EXPOSURE', id } }, now);
}

import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { sendMessage } from '../../inbox/sendMessage.ts';

type Event = Extract<Schemas['ReviewEvent'], 'APPROVED' | 'REJECTED' | 'FROZEN' | 'UNFROZEN' | 'CANCELLED'>;

/**
 * Tells a supplier what was decided about it, if it has an account.
 * @param reason why; left out where the opinion is not meant for the supplier
 */
export async function tellSupplier(
  { companyId, id }: { companyId: string; id: string },
  event: Event,
  reason: string | undefined,
  { db, now }: Context,
): Promise<void> {
  const { companyName, userId } = await db
    .selectFrom('supplier')
    .select(['companyName', 'userId'])
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  const to = userId === null ? [] : [{ companyId, userId }];
  const params = { companyName, event, reason: reason ?? '' };
  await sendMessage(db, { to, sceneCode: 'SUPPLIER_RESULT', params, biz: { type: 'SUPPLIER', id } }, now);
}

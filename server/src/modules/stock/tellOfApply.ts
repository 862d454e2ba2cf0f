import type { Context } from '../../context/context.ts';
import { sendMessage } from '../../inbox/sendMessage.ts';

type Step = 'ASKED' | 'APPROVED' | 'REJECTED' | 'ISSUED';

/** Tells the keepers of the store of a request that waits for them, and the applicant how it goes on. */
export async function tellOfApply(
  { companyId, id }: { companyId: string; id: string },
  step: Step,
  { db, now, session }: Context,
): Promise<void> {
  const apply = await db
    .selectFrom('sharedApply as apply')
    .innerJoin('stock', (join) => join.onRef('stock.companyId', '=', 'apply.companyId').onRef('stock.id', '=', 'apply.stockId'))
    .select(['apply.applyCode', 'apply.applicantId', 'apply.applicantName', 'stock.itemName', 'stock.warehouseId'])
    .where((eb) => eb.and({ 'apply.companyId': companyId, 'apply.id': id }))
    .executeTakeFirstOrThrow();
  const { applyCode, applicantId, applicantName, itemName, warehouseId } = apply;
  const keepers = await db
    .selectFrom('warehouseKeeper')
    .select('userId')
    .where((eb) => eb.and({ companyId, warehouseId }))
    .where('userId', '<>', session.userId)
    .execute();
  const send = (userIds: readonly string[], biz: 'SHARED_TODO' | 'SHARED_APPLY') =>
    sendMessage(
      db,
      {
        to: userIds.map((userId) => ({ companyId, userId })),
        sceneCode: 'STOCK_SHARED',
        params: { applyCode, itemName, sharedStep: step, name: applicantName },
        biz: { type: biz, id },
      },
      now,
    );
  if (step === 'ASKED' || step === 'APPROVED')
    await send(
      keepers.map(({ userId }) => userId),
      'SHARED_TODO',
    );
  if (step !== 'ASKED') await send([applicantId], 'SHARED_APPLY');
}

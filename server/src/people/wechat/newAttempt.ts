import { contract } from '@campus-procurement/sdk/contract';
import { recordOperation } from '#platform/audit/operationLog.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** Starts to wait for the scan of a new code, and cancels the previous one. */
export function newAttempt(context: Context, id: string, expireTime: Date): Promise<void> {
  const { db, session, now: time, started, requestId, address, language } = context;
  const { companyId, userId } = session;
  return inTransaction(db, async (trx) => {
    // Parallel calls wait for each other here, so that only one code is waiting at a time.
    await trx
      .selectFrom('appUser')
      .select('id')
      .where((eb) => eb.and({ companyId, id: userId }))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('wechatBindAttempt')
      .set({ status: 'CANCELLED' })
      .where((eb) => eb.and({ companyId, userId, status: 'WAITING' }))
      .execute();
    const about = { time, started, requestId, address, who: session };
    await recordOperation(trx, { ...about, operation: contract.createWechatQrCode, refusal: null, input: null });
    await trx
      .insertInto('wechatBindAttempt')
      .values({ companyId, id, userId, status: 'WAITING', nickName: null, expireTime, language })
      .execute();
  });
}

import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { settleSupplier } from './supplierEffects.ts';

/** Ends exposures whose last day is over, and restores the status of their suppliers. Deducted points are not given back. */
export async function endExposures(db: Kysely<Tables>, now: Date): Promise<number> {
  const ended = await db
    .selectFrom('exposure')
    .select(['companyId', 'id', 'supplierId', 'exposureCode'])
    .where('holdsStatus', '=', true)
    .where('expireTime', '<=', now)
    .orderBy('expireTime')
    .execute();
  for (const exposure of ended) {
    await inTransaction(db, async (trx) => {
      const { companyId, id } = exposure;
      const isOurs = await trx
        .updateTable('exposure')
        .set({ holdsStatus: false })
        .where((eb) => eb.and({ companyId, id, holdsStatus: true }))
        .executeTakeFirst();
      // Another worker may have ended it first.
      if (isOurs.numUpdatedRows === 1n) await settleSupplier(exposure, { db: trx, now, user: null });
    });
  }
  return ended.length;
}

import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { usualLimits, usualSimilarDays } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { knownSchool } from './school.ts';

/** Returns the limits of a school. */
export async function purchasePolicyOf(companyId: string, db: Kysely<Tables>): Promise<Schemas['PurchasePolicy']> {
  const row = await db
    .selectFrom('purchasePolicy')
    .select(['smallLimit', 'ownCardLimit', 'orderLimit', 'tenderLimit', 'serviceTenderLimit', 'worksTenderLimit'])
    .select(['witnessLimit', 'awardApprovalLimit', 'changeApprovalLimit', 'outsiderLimit', 'outsideLeaderLimit'])
    .select(['argumentLimit', 'argumentSumLimit', 'similarDays', 'version', 'updateTime', 'updateByName'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (!row) return { companyId, ...usualLimits, similarDays: usualSimilarDays, version: 0, updateTime: null, updateByName: null };
  return { companyId, ...row, updateTime: isoTime(row.updateTime) };
}

export async function getPurchasePolicy(
  { query }: Input<'getPurchasePolicy'>,
  context: Context,
): Promise<Output<'getPurchasePolicy'>> {
  return purchasePolicyOf(query?.companyId ?? context.session.companyId, context.db);
}

/** Replaces the limits. The first change makes the row. */
export async function savePurchasePolicy(
  { body }: Input<'savePurchasePolicy'>,
  context: Context,
): Promise<Output<'savePurchasePolicy'>> {
  const { db } = context;
  const { version, companyId: named, ...limits } = body;
  const companyId = await knownSchool(named, context);
  if (compareMoney(limits.ownCardLimit, limits.smallLimit) > 0) throw invalid({ field: 'ownCardLimit', rule: 'mostSmallLimit' });
  if (compareMoney(limits.orderLimit, limits.smallLimit) < 0) throw invalid({ field: 'orderLimit', rule: 'leastSmallLimit' });
  const { numInsertedOrUpdatedRows = 0n } =
    version === 0
      ? await db
          .insertInto('purchasePolicy')
          .values({ companyId, ...limits, ...madeBy(context) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
      : {
          numInsertedOrUpdatedRows: (
            await db
              .updateTable('purchasePolicy')
              .set({ ...limits, ...changedBy(context) })
              .where((eb) => eb.and({ companyId, version }))
              .executeTakeFirst()
          ).numUpdatedRows,
        };
  if (numInsertedOrUpdatedRows === 0n) throw new Failure('stale');
  return true;
}

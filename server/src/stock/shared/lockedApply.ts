import type { Schemas } from '@campus-procurement/sdk';
import { type SqlBool, sql, type Updateable } from 'kysely';
import { touch } from '#flow/turns/public.ts';
import { type LockedStock, lockStocks } from '#ledger/moves/lockStocks.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { type ApplyRow, applyRows } from './applyRows.ts';
import { appliesOf, applySight } from './sharedApplies.ts';

/**
 * Locks a request that the caller sees, then its stock, and returns both as they are now.
 * @throws Failure `missing`
 */
export async function lockedApply(id: string, context: Context): Promise<{ apply: ApplyRow; stock: LockedStock }> {
  const { db } = context;
  const sight = await applySight(context);
  const seen = appliesOf(context).where('apply.id', '=', id).where(sql<SqlBool>`(${sight.isOwn} or ${sight.isSeen})`);
  const known = await seen.select(['apply.companyId', 'apply.stockId']).executeTakeFirst();
  if (!known) throw new Failure('missing');
  const { companyId, stockId } = known;
  await db
    .selectFrom('sharedApply')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  touch('APPLY', { companyId, id }, { db });
  const stock = (await lockStocks(companyId, [stockId], context)).get(stockId);
  if (!stock) throw new Failure('missing');
  // What decides about it is read after the locks.
  const found = appliesOf(context).where((eb) => eb.and({ 'apply.companyId': companyId, 'apply.id': id }));
  return { apply: await applyRows(found, sight).executeTakeFirstOrThrow(), stock };
}

/** Changes a locked request. @returns it as its operations answer */
export async function changeApply(
  { companyId, id }: Pick<ApplyRow, 'companyId' | 'id'>,
  fields: Updateable<Tables['sharedApply']>,
  context: Context,
): Promise<Schemas['SavedSharedApply']> {
  return context.db
    .updateTable('sharedApply')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returning(['id', 'applyCode', 'status'])
    .executeTakeFirstOrThrow();
}

import { compareMoney } from '@campus-procurement/sdk/money';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { invalid } from '#platform/failure/failure.ts';

type Band = Pick<
  Selectable<Tables['purchasingCategory']>,
  'companyId' | 'id' | 'purchaseType' | 'amountMin' | 'amountMax' | 'status'
>;

/**
 * Refuses overlapping ranges: an amount belongs to at most one enabled category of a kind. A range includes its lower end but not its upper
 * one. It needs the lock of the configuration.
 * @throws Failure `invalid` with rule `range` or `overlap`
 */
export async function refuseOverlap(band: Band, { db }: Context): Promise<void> {
  const { companyId, id, purchaseType, amountMin, amountMax, status } = band;
  if (amountMax !== null && compareMoney(amountMax, amountMin) <= 0) throw invalid({ field: 'amountMax', rule: 'range' });
  if (status === 'DISABLED') return;
  let others = db
    .selectFrom('purchasingCategory')
    .select('categoryName')
    .where((eb) => eb.and({ companyId, purchaseType, status: 'ENABLED' }))
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('amountMax', 'is', null), eb('amountMax', '>', amountMin)]))
    .orderBy('amountMin')
    .limit(1);
  if (amountMax !== null) others = others.where('amountMin', '<', amountMax);
  const other = await others.executeTakeFirst();
  if (other) throw invalid({ field: 'amountMin', rule: 'overlap', params: { name: other.categoryName } });
}

/**
 * Refuses disabled executions of an enabled category, because users could choose a category that cannot be carried out. It needs the lock
 * of the configuration.
 * @throws Failure `invalid` with rule `disabled`
 */
export async function refuseDisabledExecutions(
  { companyId, id }: Pick<Band, 'companyId' | 'id'>,
  { db }: Context,
): Promise<void> {
  const disabled = await db
    .selectFrom('purchasingCategoryExecution as used')
    .innerJoin('purchasingExecution as execution', (join) =>
      join.onRef('execution.companyId', '=', 'used.companyId').onRef('execution.id', '=', 'used.executionId'),
    )
    .select('execution.executionName')
    .where('used.companyId', '=', companyId)
    .where('used.categoryId', '=', id)
    .where('execution.status', '=', 'DISABLED')
    .orderBy('execution.executionName')
    .executeTakeFirst();
  if (disabled) throw invalid({ field: 'executionIds', rule: 'disabled', params: { name: disabled.executionName } });
}

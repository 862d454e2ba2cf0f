import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { ownRecords } from '#approval/ownTurns.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { applyRows, returnsOf, toApply } from './applyRows.ts';
import { appliesOf, applySight } from './sharedApplies.ts';

/** Returns one page of the caller's requests for shared stock, or of those about the stocks that they answer for; the newest first. */
export async function querySharedApplyPage(
  { query: { tab, status, keyword, ...page } }: Input<'querySharedApplyPage'>,
  context: Context,
): Promise<Output<'querySharedApplyPage'>> {
  const sight = await applySight(context);
  const waits = sql<boolean>`(apply.company_id, apply.id) in (${await ownRecords(context, 'SHARED_APPLY')})`;
  let found = appliesOf(context);
  if (tab === 'APPLIED') found = found.where(sight.isOwn);
  else found = found.where(sight.isSeen).where(tab === 'TODO' ? waits : sql<boolean>`not ${waits}`);
  if (status !== undefined) found = found.where('apply.status', '=', status);
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('apply.applyCode', 'ilike', pattern),
        eb('apply.applicantName', 'ilike', pattern),
        eb('stock.itemName', 'ilike', pattern),
      ]),
    );
  }
  const { records, ...rest } = await readPage(
    page,
    found.select(['apply.companyId', 'apply.id']),
    orderOf('apply', 'createTime,desc'),
    (keys) => applyRows(appliesOf(context).where(hasKey('apply', keys)), sight),
    (row) => row,
    context,
  );
  const returns = await returnsOf(
    records.map(({ id }) => id),
    context,
  );
  return { ...rest, records: records.map((row) => toApply(row, returns, context)) };
}

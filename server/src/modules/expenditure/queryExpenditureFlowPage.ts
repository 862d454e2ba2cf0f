import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { isoTime } from '../isoTime.ts';
import { ordered, orderOf } from '../order.ts';
import { readPage } from '../page.ts';
import { reachableCard } from './visibleCards.ts';

/** One page of the ledger of a card, the newest first. */
export async function queryExpenditureFlowPage(
  { query }: Input<'queryExpenditureFlowPage'>,
  context: Context,
): Promise<Output<'queryExpenditureFlowPage'>> {
  const { sort = 'createTime,desc', expenditureId, flowType, bizCode, createTimeStart, createTimeEnd } = query;
  const { companyId } = await reachableCard(expenditureId, context);
  let found = context.db.selectFrom('expenditureFlow').where((eb) => eb.and({ companyId, expenditureId }));
  if (flowType !== undefined) found = found.where('flowType', '=', flowType);
  if (bizCode !== undefined) found = found.where('bizCode', '=', bizCode);
  if (createTimeStart !== undefined) found = found.where('createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) found = found.where('createTime', '<', new Date(createTimeEnd));
  const counted = found.select((eb) => eb.fn.countAll<number>().as('total'));
  const sorted = found
    .select(['id', 'expenditureId', 'flowType', 'amount', 'bizCode', 'balance', 'reason', 'createTime', 'createByName'])
    .orderBy(ordered(orderOf('expenditureFlow', sort)));
  return readPage(query, counted, sorted, (row) => ({ ...row, createTime: isoTime(row.createTime) }));
}

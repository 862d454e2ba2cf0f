import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context, Reader } from '#platform/context/context.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { reachableCard } from './visibleCards.ts';

/** Returns one page of a card's ledger, the newest entries first. */
export async function queryExpenditureFlowPage(
  { query }: Input<'queryExpenditureFlowPage'>,
  context: Context,
): Promise<Output<'queryExpenditureFlowPage'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  const list = await flowList(filters, context);
  return list.page(query, orderOf('flow', sort), context);
}

type FlowFilters = Omit<Input<'queryExpenditureFlowPage'>['query'], 'current' | 'size' | 'sort'>;

/** Returns the ledger entries of a card that match the filters. @throws Failure `missing` if the reader does not see the card */
export async function flowList(filters: FlowFilters, reader: Reader): Promise<LongList<Schemas['ExpenditureFlow']>> {
  const { expenditureId, flowType, bizCode, createTimeStart, createTimeEnd } = filters;
  const { companyId } = await reachableCard(expenditureId, reader);
  let found = reader.db.selectFrom('expenditureFlow as flow').where((eb) => eb.and({ companyId, expenditureId }));
  if (flowType !== undefined) found = found.where('flowType', '=', flowType);
  if (bizCode !== undefined) found = found.where('bizCode', '=', bizCode);
  if (createTimeStart !== undefined) found = found.where('createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) found = found.where('createTime', '<', new Date(createTimeEnd));
  return longList(
    'flow',
    found.select(['flow.companyId', 'flow.id']),
    (keys) => flowRows(keys, reader),
    (rows) => rows.map(({ companyId: _, ...row }) => ({ ...row, createTime: isoTime(row.createTime) })),
    reader,
  );
}

function flowRows(keys: KeyList, { db }: Reader) {
  return db
    .selectFrom('expenditureFlow as flow')
    .select(['flow.companyId', 'flow.id', 'flow.expenditureId', 'flow.flowType', 'flow.amount', 'flow.bizCode'])
    .select(['flow.balance', 'flow.reason', 'flow.createTime', 'flow.createByName'])
    .where(hasKey('flow', keys));
}

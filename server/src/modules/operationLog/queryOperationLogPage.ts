import type { Input, Output } from '@campus-procurement/sdk';
import type { Expression } from 'kysely';
import type { Context } from '../../context.ts';
import { readLongPage } from '../longPage.ts';
import { orderOf } from '../order.ts';
import { logRows, visibleLog } from './logRows.ts';
import { toOperationLog } from './toOperationLog.ts';

export async function queryOperationLogPage(
  { query }: Input<'queryOperationLogPage'>,
  context: Context,
): Promise<Output<'queryOperationLogPage'>> {
  const { sort = 'time,desc', ...filters } = query ?? {};
  return readLongPage(
    query ?? {},
    visibleLog(context, filters).select(['log.companyId', 'log.id']),
    orderOf('log', sort),
    (keys) => logRows(entriesOf(keys, context)),
    (row) => toOperationLog(row, context.language),
    context,
  );
}

function entriesOf(keys: Expression<[string, string]>, { db }: Context) {
  return db.selectFrom('operationLog as log').where((eb) => eb(eb.refTuple('log.companyId', 'log.id'), 'in', keys));
}

import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { logRows, visibleLog } from './logRows.ts';
import { toOperationLog } from './toOperationLog.ts';

export async function queryOperationLogPage(
  { query }: Input<'queryOperationLogPage'>,
  context: Context,
): Promise<Output<'queryOperationLogPage'>> {
  const { current = 1, size = 10, sort = 'time,desc', ...filters } = query ?? {};
  const found = visibleLog(context, filters);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = sort === 'time,asc' ? 'asc' : 'desc';
  const rows = await logRows(found)
    .orderBy('log.time', direction)
    .orderBy('log.id', direction)
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { records: rows.map((row) => toOperationLog(row, context.language)), total, current, size };
}

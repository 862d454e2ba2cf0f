import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { logRows, visibleLog } from './logRows.ts';
import { toOperationLog } from './toOperationLog.ts';

export async function getOperationLogDetail(
  { path: { id } }: Input<'getOperationLogDetail'>,
  context: Context,
): Promise<Output<'getOperationLogDetail'>> {
  const row = await logRows(visibleLog(context)).select('log.request').where('log.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { request, ...shown } = row;
  return { ...toOperationLog(shown, context.language), request: request === null ? null : JSON.stringify(request) };
}

import type { Input, Output } from '@campus-procurement/sdk';
import type { Change } from '#platform/audit/recordChanges.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { idsIn, knownNames } from './knownNames.ts';
import { logRows, visibleLog } from './logRows.ts';
import { idsOfChanges, toFieldChanges } from './toFieldChanges.ts';
import { toOperationLog } from './toOperationLog.ts';

export async function getOperationLogDetail(
  { path: { id } }: Input<'getOperationLogDetail'>,
  context: Context,
): Promise<Output<'getOperationLogDetail'>> {
  const { language } = context;
  const rows = logRows(visibleLog(context), language).select(['log.request', 'log.changes']).where('log.id', '=', id);
  const row = await rows.executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { request, changes: stored, ...shown } = row;
  const changes = stored as Change[] | null;
  const entry = toOperationLog(shown, language);
  const idsOfRequest = idsIn(request);
  const names = await knownNames([...new Set([...idsOfRequest, ...idsOfChanges(changes ?? [])])], context);
  return {
    ...entry,
    request: request === null ? null : JSON.stringify(request),
    names: idsOfRequest.flatMap((one) => (names.has(one) ? [{ id: one, name: names.get(one) ?? '' }] : [])),
    changes: changes && toFieldChanges(changes, entry.module, names, language),
  };
}

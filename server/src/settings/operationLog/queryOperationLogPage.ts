import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Context, Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { type LogFilters, logRows, visibleLog } from './logRows.ts';
import { toOperationLog } from './toOperationLog.ts';

export async function queryOperationLogPage(
  { query }: Input<'queryOperationLogPage'>,
  context: Context,
): Promise<Output<'queryOperationLogPage'>> {
  const { sort = 'time,desc', ...filters } = query ?? {};
  return logList(filters, context).page(query ?? {}, orderOf('log', sort), context);
}

/** Returns the rows of the log that a reader sees and that match the filters. */
export function logList(filters: LogFilters, reader: Reader): LongList<Schemas['OperationLog']> {
  return longList(
    'log',
    visibleLog(reader, filters).select(['log.companyId', 'log.id']),
    entriesIn(reader.language),
    (rows) => rows.map((row) => toOperationLog(row, reader.language)),
    reader,
  );
}

const entriesIn = (language: Language) => (keys: KeyList, db: Kysely<Tables>) =>
  logRows(db.selectFrom('operationLog as log').where(hasKey('log', keys)), language);

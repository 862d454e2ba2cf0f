import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { platformId } from '#platform/values/platform.ts';
import { reaches } from './dictEntries.ts';

type Filters = Omit<Input<'queryDictEntryPage'>['query'], 'current' | 'size' | 'sort'>;

/** Returns one page of entries. Entries with equal sort values are ordered by id. */
export function queryDictEntryPage(
  { query }: Input<'queryDictEntryPage'>,
  context: Context,
): Promise<Output<'queryDictEntryPage'>> {
  const { sort = 'sort,asc', ...filters } = query;
  const keys = entries(filters, context).select(['entry.companyId', 'entry.id']);
  const order = orderOf('entry', sort);
  return readPage(query, keys, order, entryRows, (row) => toDictEntry(row, context), context);
}

/** Selects the entries that the caller sees: those of the platform and of their own school, with data scope ALL of every school. */
function entries({ dictType, dictLabel, status, companyId }: Filters, { db, session, role }: Context) {
  let found = db.selectFrom('dictEntry as entry').where('entry.dictType', '=', dictType);
  if (role.dataScope !== 'ALL') found = found.where('entry.companyId', 'in', [platformId, session.companyId]);
  if (companyId !== undefined) found = found.where('entry.companyId', '=', companyId);
  if (status !== undefined) found = found.where('entry.status', '=', status);
  if (dictLabel === undefined) return found;
  return found.where(hasKeyword(['entry.dictLabel', 'entry.dictValue'], dictLabel));
}

function entryRows(keys: KeyList, db: Context['db']) {
  return db
    .selectFrom('dictEntry as entry')
    .innerJoin('company', 'company.id', 'entry.companyId')
    .select(['entry.id', 'entry.dictType', 'entry.dictLabel', 'entry.dictLabelEn', 'entry.dictValue', 'entry.tagColor'])
    .select(['entry.sort', 'entry.isDefault', 'entry.status', 'entry.builtIn', 'entry.companyId', 'company.companyName'])
    .select(['entry.version', 'entry.createTime', 'entry.createByName', 'entry.updateTime', 'entry.updateByName'])
    .where(hasKey('entry', keys));
}

type DictEntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>;

/** Returns an entry as the API shows it, with the caller's allowed actions. */
function toDictEntry(row: DictEntryRow, context: Context): Schemas['DictData'] {
  const isPermitted = reaches(row.companyId, context) ? permitted(context) : () => false;
  const allowedActions: Schemas['DictData']['allowedActions'] = [];
  if (isPermitted('updateDictEntry')) allowedActions.push('EDIT');
  if (isPermitted('updateDictEntry') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictEntry') && !row.builtIn) allowedActions.push('DELETE');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}

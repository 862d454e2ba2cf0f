import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { containing } from '../like.ts';
import { readPage } from '../page.ts';
import { platformId } from '../platform.ts';
import { toDictEntry } from './toRow.ts';

type Column = 'sort' | 'dictLabel' | 'dictValue' | 'updateTime';
type Filters = Omit<Input<'queryDictEntryPage'>['query'], 'current' | 'size' | 'sort'>;

/** One page of entries; rows that sort alike are told apart by their id. */
export async function queryDictEntryPage(
  { query }: Input<'queryDictEntryPage'>,
  context: Context,
): Promise<Output<'queryDictEntryPage'>> {
  const { sort = 'sort,asc', ...filters } = query;
  const counted = entries(filters, context).select((eb) => eb.fn.countAll<number>().as('total'));
  const [column, direction] = sort.split(',') as [Column, 'asc' | 'desc'];
  const sorted = entryRows(filters, context).orderBy(`entry.${column}`, direction).orderBy('entry.id');
  return readPage(query, counted, sorted, (row) => toDictEntry(row, context));
}

/** Those that the caller sees: of the platform and of the own school, with data scope ALL of every one. */
function entries({ dictType, dictLabel, status, companyId }: Filters, { db, session, role }: Context) {
  let found = db.selectFrom('dictEntry as entry').where('entry.dictType', '=', dictType);
  if (role.dataScope !== 'ALL') found = found.where('entry.companyId', 'in', [platformId, session.companyId]);
  if (companyId !== undefined) found = found.where('entry.companyId', '=', companyId);
  if (status !== undefined) found = found.where('entry.status', '=', status);
  if (dictLabel === undefined) return found;
  const pattern = containing(dictLabel);
  return found.where((eb) => eb.or([eb('entry.dictLabel', 'ilike', pattern), eb('entry.dictValue', 'ilike', pattern)]));
}

function entryRows(filters: Filters, context: Context) {
  return entries(filters, context)
    .innerJoin('company', 'company.id', 'entry.companyId')
    .select(['entry.id', 'entry.dictType', 'entry.dictLabel', 'entry.dictLabelEn', 'entry.dictValue', 'entry.tagColor'])
    .select(['entry.sort', 'entry.isDefault', 'entry.status', 'entry.builtIn', 'entry.companyId', 'company.companyName'])
    .select(['entry.version', 'entry.createTime', 'entry.createByName', 'entry.updateTime', 'entry.updateByName']);
}

export type DictEntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>;

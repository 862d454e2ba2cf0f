import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '../../context.ts';
import { isoTime } from '../isoTime.ts';
import { reaches } from './dictEntries.ts';
import type { DictEntryRow } from './queryDictEntryPage.ts';
import type { DictTypeRow } from './queryDictTypePage.ts';

/** A type as the API shows it, with what the caller may do to it. @param codes the permission codes that the caller holds */
export function toDictType(row: DictTypeRow, codes: ReadonlySet<string>, { role }: Context): Schemas['DictType'] {
  const isPermitted = (id: OperationId) => role.dataScope === 'ALL' && codes.has(String(contract[id].permission));
  const allowedActions: Schemas['DictType']['allowedActions'] = [];
  if (isPermitted('updateDictType')) allowedActions.push('EDIT');
  if (isPermitted('updateDictType') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictType') && !row.builtIn && row.entryCount === 0) allowedActions.push('DELETE');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}

/** An entry as the API shows it, with what the caller may do to it. @param codes the permission codes that the caller holds */
export function toDictEntry(row: DictEntryRow, codes: ReadonlySet<string>, context: Context): Schemas['DictData'] {
  const isPermitted = (id: OperationId) => reaches(row.companyId, context) && codes.has(String(contract[id].permission));
  const allowedActions: Schemas['DictData']['allowedActions'] = [];
  if (isPermitted('updateDictEntry')) allowedActions.push('EDIT');
  if (isPermitted('updateDictEntry') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictEntry') && !row.builtIn) allowedActions.push('DELETE');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}

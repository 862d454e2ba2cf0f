import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { reaches } from './dictEntries.ts';
import type { DictEntryRow } from './queryDictEntryPage.ts';
import type { DictTypeRow } from './queryDictTypePage.ts';

/** Returns a type as the API shows it, with the caller's allowed actions. */
export function toDictType({ enumeration, ...row }: DictTypeRow, context: Context): Schemas['DictType'] {
  const isPermitted = context.role.dataScope === 'ALL' ? permitted(context) : () => false;
  const allowedActions: Schemas['DictType']['allowedActions'] = [];
  if (isPermitted('updateDictType')) allowedActions.push('EDIT');
  if (isPermitted('updateDictType') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictType') && !row.builtIn && row.entryCount === 0) allowedActions.push('DELETE');
  if (permitted(context)('saveDictEntry') && !enumeration) allowedActions.push('ADD_ENTRY');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}

/** Returns an entry as the API shows it, with the caller's allowed actions. */
export function toDictEntry(row: DictEntryRow, context: Context): Schemas['DictData'] {
  const isPermitted = reaches(row.companyId, context) ? permitted(context) : () => false;
  const allowedActions: Schemas['DictData']['allowedActions'] = [];
  if (isPermitted('updateDictEntry')) allowedActions.push('EDIT');
  if (isPermitted('updateDictEntry') && !row.builtIn) allowedActions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (isPermitted('deleteDictEntry') && !row.builtIn) allowedActions.push('DELETE');
  return { ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime), allowedActions };
}

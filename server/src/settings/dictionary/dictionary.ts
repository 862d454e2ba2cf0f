import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteDictEntry, saveDictEntry, updateDictEntry } from './dictEntries.ts';
import { deleteDictType, saveDictType, updateDictType } from './dictTypes.ts';
import { queryDictDataByType } from './queryDictDataByType.ts';
import { queryDictEntryPage } from './queryDictEntryPage.ts';
import { queryDictTypePage } from './queryDictTypePage.ts';

export const dictionary = {
  queryDictDataByType,
  queryDictTypePage,
  saveDictType,
  updateDictType,
  deleteDictType,
  queryDictEntryPage,
  saveDictEntry,
  updateDictEntry,
  deleteDictEntry,
} satisfies Partial<Handlers<Context>>;
